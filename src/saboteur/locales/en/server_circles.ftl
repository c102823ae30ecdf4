## Why something about circles or vacations is refused, and what calendars say.

refused-no-circles = This server has no circles.
refused-no-such-circle = There is no such circle, or you do not belong to it.
refused-no-such-invitation = This invitation no longer works. Ask for a new one.
refused-not-founder = Only the leader of the circle can do that.
refused-too-many-circles = You are already in { $most } circles; leave one first.
refused-circle-full = There is no room: a circle holds { $most } people, and one person can be in { $yours } circles.
refused-circle-moved = The circle has just sat down at another table. Try again.
refused-other-circle-name = Type the circle’s name exactly as it is shown, so that nothing is deleted by mistake.
refused-no-date = The circle has no next date.
refused-bad-zone = This time zone is unknown. Write it like Europe/Berlin.
refused-no-vacation = This server has no vacations.
refused-vacation-spent = You have { $days } days of vacation a year; { $left ->
    [0] none are left.
    [one] one is left.
   *[other] { $left } are left.
}
refused-no-ratings = This server rates nobody.

circle-calendar = { $game } is planned.
