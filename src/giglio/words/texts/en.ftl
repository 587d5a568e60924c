# What the program itself says.

seat = Seat { $number }
nothing = nothing
ask = { $seat }: what do you do?
refusal-over = The game is over.
