## Was geschah. $you sagt, ob es die Leserin selbst war, $who nennt, wer es war.

event-round = { $game ->
        [dark-cave] Die Partie beginnt; { $you ->
            [yes] du fängst an.
           *[no] { $who } fängt an.
        }
       *[other] Runde { $round } beginnt; { $you ->
            [yes] du fängst an.
           *[no] { $who } fängt an.
        }
    }
event-role = { $you ->
        [yes] Du bist { $role }.
       *[no] { $known ->
            [yes] { $who } ist { $role }.
           *[no] { $who } sieht sich eine Rollenkarte an.
        }
    }
event-draw = { $you ->
        [yes] Du ziehst { $card }.
       *[no] { $who } zieht { $card }.
    }
event-lay = { $you ->
        [yes] Du legst { $card } auf { $cell }.
       *[no] { $who } legt { $card } auf { $cell }.
    }
event-break = { $you ->
        [yes] { $target ->
            [you] Du zerbrichst deine eigene { $tool }.
           *[other] Du zerbrichst die { $tool } von { $name }.
        }
       *[no] { $target ->
            [you] { $who } zerbricht deine { $tool }!
            [self] { $who } zerbricht die eigene { $tool }.
           *[other] { $who } zerbricht die { $tool } von { $name }.
        }
    }
event-repair = { $you ->
        [yes] { $target ->
            [you] Du reparierst deine { $tool }.
           *[other] Du reparierst die { $tool } von { $name }.
        }
       *[no] { $target ->
            [you] { $who } repariert deine { $tool }.
            [self] { $who } repariert die eigene { $tool }.
           *[other] { $who } repariert die { $tool } von { $name }.
        }
    }
event-rockfall = { $you ->
        [yes] Du lässt { $card } auf { $cell } einstürzen.
       *[no] { $who } lässt { $card } auf { $cell } einstürzen.
    }
event-map = { $you ->
        [yes] Du schaust unter { $place }: { $goal }.
       *[no] { $known ->
            [yes] { $who } schaut unter { $place }: { $goal }.
           *[no] { $who } schaut unter { $place }.
        }
    }
event-discard = { $you ->
        [yes] Du wirfst { $card } ab.
       *[no] { $who } wirft { $card } ab.
    }
event-remove = { $you ->
        [yes] Du zahlst mit zwei Karten und wirst { $card } los.
       *[no] { $who } zahlt mit zwei Karten und wird { $card } los.
    }
event-look = { $you ->
        [yes] Du erfährst, wer { $name } ist: { $role }.
       *[no] { $target ->
            [you] { $who } erfährt, wer du bist.
           *[other] { $known ->
                [yes] { $who } erfährt, wer { $name } ist: { $role }.
               *[no] { $who } erfährt, wer { $name } ist.
            }
        }
    }
event-play = { $at ->
        [cell] { $you ->
            [yes] Du spielst { $card } auf { $cell }.
           *[no] { $who } spielt { $card } auf { $cell }.
        }
        [player] { $you ->
            [yes] { $target ->
                [you] Du spielst { $card } auf dich selbst.
               *[other] Du spielst { $card } auf { $name }.
            }
           *[no] { $target ->
                [you] { $who } spielt { $card } auf dich.
                [self] { $who } spielt { $card } auf sich selbst.
               *[other] { $who } spielt { $card } auf { $name }.
            }
        }
       *[none] { $you ->
            [yes] Du spielst { $card }.
           *[no] { $who } spielt { $card }.
        }
    }
event-swap-hands = { $you ->
        [yes] Du tauschst die Handkarten mit { $name }.
       *[no] { $target ->
            [you] { $who } tauscht die Handkarten mit dir.
           *[other] { $who } tauscht die Handkarten mit { $name }.
        }
    }
event-give = { $you ->
        [yes] Du gibst { $name } { $card }.
       *[no] { $target ->
            [you] { $who } gibt dir { $card }.
           *[other] { $who } gibt { $name } { $card }.
        }
    }
event-reveal = { $you ->
        [yes] Du erreichst { $place }: { $goal }.
       *[no] { $who } erreicht { $place }: { $goal }.
    }
event-round-over = { $winner ->
        [diggers] Gold! Die Goldgräber gewinnen die Runde.
        [blue-diggers] Gold! Der Schatz geht an das blaue Team.
        [green-diggers] Gold! Der Schatz geht an das grüne Team.
       *[other] { $reached ->
            [yes] Gold! Aber Türen sperren beide Teams aus.
           *[no] Licht aus. Der Schatz bleibt im Berg.
        }
    }
event-show-role = { $you ->
        [yes] Du warst { $role }.
       *[no] { $who } war { $role }.
    }
event-show-aside = Die übrige Rollenkarte war { $role }.
event-paid = { $you ->
        [yes] Du bekommst { $value } Gold.
       *[no] { $who } bekommt { $value } Gold.
    }
event-match-over = Die Partie ist zu Ende.
event-claim = { $you ->
        [yes] Du sagst: { $claim }
       *[no] { $who } sagt: { $claim }
    }

## Was jemand behaupten kann.

claim-gold = { $game ->
        [duel] „Unter { $place } liegt Gold.“
       *[other] „Das Gold liegt unter { $place }.“
    }
claim-stone = { $game ->
        [duel] „Unter { $place } liegt kein Gold.“
       *[other] „Unter { $place } liegt nur Stein.“
    }
claim-trust = { $target ->
        [you] „Ich vertraue dir.“
        [self] „Mir könnt ihr trauen.“
       *[other] „Ich vertraue { $name }.“
    }
claim-accuse = { $target ->
        [you] „Du bist ein Saboteur!“
        [self] „Ich bin ein Saboteur.“
       *[other] „{ $name } ist ein Saboteur!“
    }
claim-repair-me = „Bitte repariert mein Werkzeug.“
claim-no-path = „Ich habe keine Wegekarte, die hilft.“

# Behind what a bot did in the name of somebody who was away.
by-bot = (vom Bot gespielt)

## How a round and a match end, as headings.

you = du
round-over = { $game ->
        [dark-cave] Das Ende
       *[other] Ende von Runde { $round }
    }
round-won-diggers = Die Goldgräber gewinnen.
round-won-saboteurs = Die Saboteure gewinnen.
round-won-nobody = Niemand gewinnt.
final-title = Die Partie ist zu Ende
final-place = { $place }.
