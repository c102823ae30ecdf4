# What systems show of the installed page.
app-description = The Saboteur card games with friends and bots: dig for gold, and trust nobody.
