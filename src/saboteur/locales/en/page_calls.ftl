## Being called when it is one's turn.

page-call-ask = { $name } may take a while.
    .none = There is no clock at this table. Shall we call you when it is your turn?
    .slow = There are days for each move here. Shall we call you when it is your turn?
    .yes = Call me
    .foot = Only when it is your turn. Never your role, never your cards. You can turn it off in the settings.
page-call-now = now
page-call-on = We will call you when it is your turn.
page-not-now = Not now
page-nudge = Remind { $name }
    .done = { $name } will be reminded.
page-mail = By mail
    .help = At most one a day for each table, with what happened since your last move. One click ends it.
page-mail-address = Your address
page-mail-ask = Write to me
page-mail-sent = Check your mail and confirm the address.
page-mail-waits = We wrote to { $address }. Once you confirm the address there, you will get mails.
page-mail-on = Mails go to { $address }.
page-mail-end = No more mails
page-mail-confirm = Mails when it is your turn
    .text = Shall we write to you when it is your turn and you are not here? At most one mail a day for each table.
    .yes = Yes, write to me
    .done = Done. We will write to you when it is your turn.
page-mail-off = No more mails
    .text = Do you want no more mails from us? Your address will then be deleted.
    .yes = End all mails
    .done = Done. You will get no more mails from us.

## The page on the home screen.

page-install = The third evening already.
    .text = Put Unter Tage on your home screen: one tap to the table, and the rules even without a network.
    .yes = To the home screen
    .no = No, thanks
    .foot = We ask only this once.
