# Why the server refuses to call somebody.
refused-no-push = This server sends no notices to browsers.
refused-bad-device = The server cannot send notices to this browser.
refused-no-mail = This server writes no mails.
refused-bad-address = That is no mail address. Write it like name@example.org.
refused-mail-too-soon = A mail is on its way already. Check your mail and your spam, or try again later.
refused-mail-failed = The mail could not be sent. Check the address, or try again later.
refused-bad-mail-link = This link has been used, or is too old. Give your address again in the settings.
refused-nobody-to-nudge = Nobody needs a reminder right now.
refused-nudged-too-soon = Give them some more time: they can be reminded later.
