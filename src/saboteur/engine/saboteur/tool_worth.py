"""What it does for a side to break or repair somebody's tools, by how far that player is doubted."""

from saboteur.engine.core.policy import MILLI
from saboteur.engine.native import i64
from saboteur.engine.saboteur import weights as w
from saboteur.engine.saboteur.end_round import SABOTEUR


def break_worth(role: i64, doubt: i64, broken: i64) -> i64:
    """What it does for this role to break a tool of somebody who is doubted so much and has such broken ones."""
    if role == SABOTEUR:
        if broken != 0:
            return w.SPOIL_MORE * (MILLI - 2 * doubt) // MILLI
        return w.SPOIL * (MILLI - 2 * doubt) // MILLI
    if doubt < w.SUSPECT:
        return w.NEVER
    if broken != 0:
        return w.BREAKING_MORE * (2 * doubt - MILLI) // MILLI
    return w.BREAKING * (2 * doubt - MILLI) // MILLI


def repair_worth(role: i64, doubt: i64, own: bool, last: bool) -> i64:
    """What it does for this role to repair a tool, one's own or of somebody else, perhaps the last broken one."""
    if role == SABOTEUR:
        if not own:
            return w.MEND_OTHER
        if last:
            return w.MEND
        return w.MEND_PARTLY
    if own:
        if last:
            return w.HEAL_ME
        return w.HEAL_ME_PARTLY
    if doubt > w.FRIEND:
        return w.NEVER
    if last:
        return w.HEAL * (MILLI - 2 * doubt) // MILLI
    return w.HEAL_PARTLY * (MILLI - 2 * doubt) // MILLI
