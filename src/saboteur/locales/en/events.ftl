## What happened. $you says whether the reader did it, $who names whoever did.

event-round = { $game ->
        [dark-cave] The match begins; { $you ->
            [yes] you start.
           *[no] { $who } starts.
        }
       *[other] Round { $round } begins; { $you ->
            [yes] you start.
           *[no] { $who } starts.
        }
    }
event-role = { $you ->
        [yes] You are { $role }.
       *[no] { $known ->
            [yes] { $who } is { $role }.
           *[no] { $who } looks at a role card.
        }
    }
event-draw = { $you ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
event-lay = { $you ->
        [yes] You lay { $card } at { $cell }.
       *[no] { $who } lays { $card } at { $cell }.
    }
event-break = { $you ->
        [yes] { $target ->
            [you] You break your own { $tool }.
           *[other] You break { $name }’s { $tool }.
        }
       *[no] { $target ->
            [you] { $who } breaks your { $tool }!
            [self] { $who } breaks their own { $tool }.
           *[other] { $who } breaks { $name }’s { $tool }.
        }
    }
event-repair = { $you ->
        [yes] { $target ->
            [you] You repair your { $tool }.
           *[other] You repair { $name }’s { $tool }.
        }
       *[no] { $target ->
            [you] { $who } repairs your { $tool }.
            [self] { $who } repairs their own { $tool }.
           *[other] { $who } repairs { $name }’s { $tool }.
        }
    }
event-rockfall = { $you ->
        [yes] You bring down { $card } at { $cell }.
       *[no] { $who } brings down { $card } at { $cell }.
    }
event-map = { $you ->
        [yes] You look under { $place }: { $goal }.
       *[no] { $known ->
            [yes] { $who } looks under { $place }: { $goal }.
           *[no] { $who } looks under { $place }.
        }
    }
event-discard = { $you ->
        [yes] You discard { $card }.
       *[no] { $who } discards { $card }.
    }
event-remove = { $you ->
        [yes] You pay with two cards and get rid of { $card }.
       *[no] { $who } pays with two cards and gets rid of { $card }.
    }
event-look = { $you ->
        [yes] You find out who { $name } is: { $role }.
       *[no] { $target ->
            [you] { $who } finds out who you are.
           *[other] { $known ->
                [yes] { $who } finds out who { $name } is: { $role }.
               *[no] { $who } finds out who { $name } is.
            }
        }
    }
event-play = { $at ->
        [cell] { $you ->
            [yes] You play { $card } at { $cell }.
           *[no] { $who } plays { $card } at { $cell }.
        }
        [player] { $you ->
            [yes] { $target ->
                [you] You play { $card } on yourself.
               *[other] You play { $card } on { $name }.
            }
           *[no] { $target ->
                [you] { $who } plays { $card } on you.
                [self] { $who } plays { $card } on themselves.
               *[other] { $who } plays { $card } on { $name }.
            }
        }
       *[none] { $you ->
            [yes] You play { $card }.
           *[no] { $who } plays { $card }.
        }
    }
event-swap-hands = { $you ->
        [yes] You swap hands with { $name }.
       *[no] { $target ->
            [you] { $who } swaps hands with you.
           *[other] { $who } swaps hands with { $name }.
        }
    }
event-give = { $you ->
        [yes] You give { $name } { $card }.
       *[no] { $target ->
            [you] { $who } gives you { $card }.
           *[other] { $who } gives { $name } { $card }.
        }
    }
event-reveal = { $you ->
        [yes] You reach { $place }: { $goal }.
       *[no] { $who } reaches { $place }: { $goal }.
    }
event-round-over = { $winner ->
        [diggers] Gold! The gold-diggers win the round.
        [blue-diggers] Gold! The treasure goes to the blue team.
        [green-diggers] Gold! The treasure goes to the green team.
       *[other] { $reached ->
            [yes] Gold! But doors shut both teams out.
           *[no] Lights out. The treasure stays in the mountain.
        }
    }
event-show-role = { $you ->
        [yes] You were { $role }.
       *[no] { $who } was { $role }.
    }
event-show-aside = The role card left over was { $role }.
event-paid = { $you ->
        [yes] You get { $value } gold.
       *[no] { $who } gets { $value } gold.
    }
event-match-over = The match is over.
event-claim = { $you ->
        [yes] You say: { $claim }
       *[no] { $who } says: { $claim }
    }

## What a player may claim.

claim-gold = { $game ->
        [duel] “There is gold under { $place }.”
       *[other] “The gold is under { $place }.”
    }
claim-stone = { $game ->
        [duel] “There is no gold under { $place }.”
       *[other] “There is only stone under { $place }.”
    }
claim-trust = { $target ->
        [you] “I trust you.”
        [self] “You can trust me.”
       *[other] “I trust { $name }.”
    }
claim-accuse = { $target ->
        [you] “You are a saboteur!”
        [self] “I am a saboteur.”
       *[other] “{ $name } is a saboteur!”
    }
claim-repair-me = “Please repair my tool.”
claim-no-path = “I hold no path card that helps.”

# Behind what a bot did in the name of somebody who was away.
by-bot = (played by a bot)

## How a round and a match end, as headings.

you = you
round-over = { $game ->
        [dark-cave] The end
       *[other] End of round { $round }
    }
round-won-diggers = The gold-diggers win.
round-won-saboteurs = The saboteurs win.
round-won-nobody = Nobody wins.
final-title = The match is over
final-place = { $place }.
