## Gerufen werden, wenn man am Zug ist.

page-call-ask = { $name } lässt sich vielleicht Zeit.
    .none = An diesem Tisch gibt es keine Uhr. Sollen wir dich rufen, wenn du am Zug bist?
    .slow = Jeder Zug kann hier Tage dauern. Sollen wir dich rufen, wenn du am Zug bist?
    .yes = Ruft mich
    .foot = Nur, wenn du am Zug bist. Nie deine Rolle, nie deine Karten. Abschalten kannst du es in den Einstellungen.
page-call-now = jetzt
page-call-on = Wir rufen dich, wenn du am Zug bist.
page-not-now = Nicht jetzt
page-nudge = { $name } erinnern
    .done = { $name } wird erinnert.
page-mail = Per Mail
    .help = Höchstens eine am Tag für jeden Tisch, mit allem seit deinem letzten Zug. Ein Klick beendet das.
page-mail-address = Deine Adresse
page-mail-ask = Schreibt mir
page-mail-sent = Schau in dein Postfach und bestätige die Adresse.
page-mail-waits = Wir haben an { $address } geschrieben. Sobald du die Adresse dort bestätigst, bekommst du Mails.
page-mail-on = Mails gehen an { $address }.
page-mail-end = Keine Mails mehr
page-mail-confirm = Mails, wenn du am Zug bist
    .text = Sollen wir dir schreiben, wenn du am Zug, aber nicht hier bist? Höchstens eine Mail am Tag für jeden Tisch.
    .yes = Ja, schreibt mir
    .done = Erledigt. Wir schreiben dir, wenn du am Zug bist.
page-mail-off = Keine Mails mehr
    .text = Möchtest du keine Mails mehr von uns? Deine Adresse wird dann gelöscht.
    .yes = Alle Mails beenden
    .done = Erledigt. Du bekommst keine Mails mehr von uns.

## Die Seite auf dem Startbildschirm.

page-install = Schon der dritte Abend.
    .text = Leg dir Unter Tage auf den Startbildschirm: mit einem Fingertipp an den Tisch, und die Regeln auch ohne Netz.
    .yes = Auf den Startbildschirm
    .no = Nein, danke
    .foot = Wir fragen nur dieses eine Mal.
