## Being called when it is one's turn.

page-call-ask = { $name } may take a while.
    .none = There is no clock at this table. Shall we call you when it is your turn?
    .slow = Every move here can take days. Shall we call you when it is your turn?
    .yes = Call me
    .foot = Only when it is your turn. Never your role, never your cards. You can turn it off in the settings.
page-call-now = now
page-call-on = We will call you when it is your turn.
page-not-now = Not now
page-nudge = Remind { $name }
    .done = { $name } will be reminded.
page-mail = By email
    .help = At most one a day for each table, with what happened since your last move. One click stops them.
page-mail-address = Your address
page-mail-ask = Write to me
page-mail-sent = Check your inbox and confirm the address.
page-mail-waits = We wrote to { $address }. Once you confirm the address there, you will get emails.
page-mail-on = Emails go to { $address }.
page-mail-end = No more emails
page-mail-confirm = Emails when it is your turn
    .text = Shall we write to you when it is your turn and you are not here? At most one email a day for each table.
    .yes = Yes, write to me
    .done = Done. We will write to you when it is your turn.
page-mail-off = No more emails
    .text = Stop all emails from us? Your address will then be deleted.
    .yes = Stop all emails
    .done = Done. You will get no more emails from us.

## The page on the home screen.

page-install = Your third evening already.
    .text = Put Unter Tage on your home screen: one tap to the table, and the rules even without a network.
    .yes = To the home screen
    .no = No, thanks
    .foot = We ask only this once.
