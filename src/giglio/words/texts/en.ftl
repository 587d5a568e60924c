# What the program itself says.

seat = Seat { $number }
nothing = nothing
ask = { $seat }: what do you do?
refusal-over = The game is over.
refusal-no-undo = Nothing can be taken back any more.

## At the table

event-takes-back = { $seat } takes a move back.
play-which-game = Which game?
play-which-game-again = Type a number from 1 to { $most } or the name of a game.
play-who = Who plays? { $span } seats, as “you,greedy,random” or “you:Anna,you:Bruno”; Enter for { $usual }.
play-welcome = { $title }
play-bot = computer player, { $kind }
play-person = at this keyboard
play-help-hint = Type “help” for everything you can type; Ctrl-C leaves, and the game is kept.
play-commands = Tab completes · help undo hint why rules scores log save quit
play-moves-hint = Tab completes; “moves” lists them all.
play-ambiguous = “{ $text }” can mean { $moves }; type a little more.
play-no-label = There is no move number { $number }; they go from 1 to { $most }.
play-unknown = I do not understand: { $reason }.
play-not-played = Not played, because it is no longer your turn: { $moves }.
play-no-undo = Nothing can be taken back: chance has spoken, something was shown or somebody else has acted.
hint-move = move
hint-win = chance to win
hint-points = points
hint-margin = ahead by
hint-thought = thought
play-no-why = Nothing has happened that a rule could explain.
play-possible = “{ $move }” is possible now.
play-saved = Saved in { $file }.
play-save-exists = { $file } exists already; type “save” and another file name.
play-kept = Your game is kept. To go on with it:
play-record = The record of this game is { $file }.
play-hand-over = { $name } takes the keyboard. Everybody else looks away.
play-hand-over-key = Press Enter when ready …
play-thinking = { $name } is thinking …
play-thinking-along = Thinking ahead …
play-winners = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
scores-total = Points
scores-rank = Place
rules-none = { $title } brings no rules page.
rules-not-found = There is no clause “{ $name }”.

## At a table on a server

join-link = This link leads back to your seat; keep it to yourself:
join-left = You have left; the table goes on, and your link leads back to it.
join-gathering = Not everybody has come yet.
join-paused = The game is paused.
join-commands = Tab completes · help undo hint moves say bot quit
join-help-say = say a line to everybody at the table: say TEXT
join-help-bot = let a bot play your seat until your link brings you back: bot [KIND]
join-help-quit = leave; your link leads back

## Help

help-typing = A move is typed as it is listed, by its beginning (“p” for “pass”), by its number, or several with commas between. Beside moves there are:
help-undo = take your last decision back
help-hint = the moves that look best when one thinks ahead
help-why-typed = why [move]
help-why = the rule behind the last refusal or event, or behind a move
help-rules-typed = rules [clause]
help-rules = the rules, a section, a clause, or all that holds a word
help-scores = the score sheets as they stand
help-log-typed = log [number]
help-log = what has happened
help-moves-typed = moves [verb]
help-moves = all legal moves
help-board = the board once more
help-save-typed = save [file]
help-save = write a record of the game so far
help-help = this list
help-quit = leave; the game is kept

## Looking back

replay-ply = Decision { $ply } of { $last }
replay-keys = ← → step · PgUp PgDn ten · Home End · q leaves

## Games

games-players = { $span } players
games-minutes = { $minutes } minutes
games-edition = edition { $edition }, rules version { $rules }
games-reconstructed = reconstructed: { $parts }

## A review

review-title = { $title }: a review
review-chances = Chances to win
review-ply = ply
review-numbers = as numbers
review-note-quick = After every ply, as the seat that decides next could see it; from a quick search.
review-note-deep = After every ply, as the seat that decides next could see it; from a deep search.
review-by-seat = By seat
review-decisions = decisions
review-lost = chance lost
review-loss = lost
review-played = played
review-better = better
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-inaccuracy-many = inaccuracies
review-mistake-many = mistakes
review-blunder-many = blunders
review-costly = What it cost
review-marks = The decisions that cost most
review-none = No decision cost enough to be marked.
review-thresholds = A decision that gives up { $inaccuracy } of the chance to win is an inaccuracy (?!), from { $mistake } on a mistake (?), from { $blunder } on a blunder (??), as far as that is surely more than noise.
review-log = The game
review-verdict = { $mark }: better was “{ $move }”, with a chance of { $best } instead of { $own }.
review-fair = Every decision is judged by what its seat could know at that moment, not by what turned out.
review-page = The page with graph and log is { $file }.
review-stopped = Stopped. What has been looked at is kept; the same command goes on.
