# Warum der Server jemanden nicht ruft.
refused-no-push = Dieser Server schickt keine Benachrichtigungen an Browser.
refused-bad-device = Diesem Browser kann der Server keine Benachrichtigungen schicken.
refused-no-mail = Dieser Server verschickt keine Mails.
refused-bad-address = Das ist keine Mailadresse. Schreib sie wie name@example.org.
refused-mail-too-soon = Eine Mail ist schon unterwegs. Schau in dein Postfach, auch in den Spam, oder versuch es später noch einmal.
refused-mail-failed = Die Mail ging nicht hinaus. Prüf die Adresse oder versuch es später noch einmal.
refused-bad-mail-link = Dieser Link wurde schon benutzt oder ist zu alt. Gib deine Adresse in den Einstellungen noch einmal an.
refused-nobody-to-nudge = Gerade muss niemand erinnert werden.
refused-nudged-too-soon = Lass ihnen noch etwas Zeit: Erinnern kannst du später.
