"""The value for a side of breaking or repairing a player's tools, by suspicion of that player."""

from saboteur.engine.core.policy import MILLI
from saboteur.engine.native import i64
from saboteur.engine.saboteur import weights as w
from saboteur.engine.saboteur.end_round import SABOTEUR


def break_worth(role: i64, doubt: i64, broken: i64) -> i64:
    """The value for this role of breaking a tool of a player under this suspicion, with these broken tools."""
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
    """The value for this role of repairing a tool, its own or another's, perhaps the last broken one."""
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
