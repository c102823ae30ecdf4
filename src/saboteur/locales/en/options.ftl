## Options of a match.

option-edition = edition
    .de = newer German rules
    .en = English rules
option-rounds = rounds
option-first = who begins
    .random = chance decides
option-ladder_joint = a ladder
    .true = must be joined to a neighbour
    .false = only has to fit its neighbours
