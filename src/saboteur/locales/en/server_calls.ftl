# Why the server refuses to call somebody.
refused-no-push = This server sends no notifications to browsers.
refused-bad-device = The server cannot send notifications to this browser.
refused-no-mail = This server sends no emails.
refused-bad-address = That is not an email address. Write it like name@example.org.
refused-mail-too-soon = An email is on its way already. Check your inbox and your spam folder, or try again later.
refused-mail-failed = The email could not be sent. Check the address, or try again later.
refused-bad-mail-link = This link has been used, or is too old. Give your address again in the settings.
refused-nobody-to-nudge = Nobody needs a reminder right now.
refused-nudged-too-soon = Give them some more time: they can be reminded later.
