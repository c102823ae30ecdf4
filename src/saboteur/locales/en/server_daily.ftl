refused-no-daily = This server has no such game of the day.
refused-no-such-day = There is no such day or week.
refused-day-not-come = That day has not come yet.
refused-day-closing = That day is over. Its cards can be played again as soon as the last matches are finished, at 02:00 UTC.
refused-day-not-over = Others are still playing these cards. Everything will be shown when the day is over.
refused-nobody-played = Nobody played that day.
