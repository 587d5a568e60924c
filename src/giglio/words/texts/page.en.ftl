# What only the page says.

page-claim = Four board games of the Renaissance, with friends or against the computer
page-guest-game = a guest in the house
page-seats = { $span } seats
page-minutes = { $minutes } minutes
page-play-bots = Play against bots
page-set-up = Set up a table
page-my-tables = My tables
page-open-tables = Open tables
page-waiting = waiting for players
page-your-turn = your turn
page-goes-on = in play
page-free = { $seats ->
    [one] 1 seat free
   *[other] { $seats } seats free
  }
page-disclaimer = giglio is free software. The games are the work of their authors and publishers; giglio contains none of their texts or pictures and is not affiliated with them.
page-unreachable = The server does not answer.
page-again = Try again
page-newcomer = Guest
page-you = you
page-home = To the front page
page-close = Close
page-language = Language
page-theme = Light
page-theme-auto = as the system has it
page-theme-light = by day
page-theme-dark = by night
weight-medici = easy to learn
weight-il_vecchio = medium
weight-signorie = demanding
weight-princes = medium to demanding

## A new table

page-your-name = Your name
page-name = Name
page-how-many = How many play?
page-who-plays = Who sits where?
page-seat-you = you
page-seat-bot = computer player
page-seat-friend = a friend, by link
page-seat-here = somebody at this screen
page-level = Strength
page-level-1 = for newcomers
page-level-2 = easy
page-level-3 = solid
page-level-4 = strong
page-level-5 = as strong as possible
page-temper = Temper
page-temper-search = even
page-temper-cosimo = careful
page-temper-giuliano = bold
page-temper-girolamo = spiteful
page-temper-clarice = thrifty
page-link-follows = you will be given a link to send
page-options = Options
page-clock = Clock
page-clock-none = none
page-clock-quick = 5 minutes each, 10 seconds a turn
page-clock-calm = 20 minutes each, 30 seconds a turn
page-clock-day = one day for every decision
page-clock-days = three days for every decision
page-listed = Show this table to everybody, so that anyone may take a free seat
page-start = Open the table

## Coming in

page-come-in = A seat is free for you
page-sit-down = Sit down
page-no-invitation = This seat is taken, or there is no such table.
page-name-taken = Somebody at this table has that name already.
page-gathering = Waiting for everybody
page-here = is here
page-awaited = awaited
page-invitation = Link for this seat
page-invitation-hint = Whoever opens the link takes that seat. The game begins when all have come.
page-copy = Copy
page-copied = Copied.
page-bot-instead = Let a bot play
page-leave = Leave the table
page-setting-up = The table is being laid …
page-no-table = There is no such table, or this browser has no key for it.

## At the table

page-board = Board
page-actions = What you can do
page-seats-at-table = Seats
page-log = Log
page-chat = Chat
page-unread = something new
page-nothing-said = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-rule = Rule { $clause }
page-rules = Rules
page-no-rules = This game brings no rules page.
page-search = Search
page-undo = Take back
page-hint = Hint
page-thinking = Thinking …
page-hint-title = What the analysis would do, with the chance to win
page-chance = { $percent } %
page-type = or type a move
page-type-a-move = Type a move
page-game-over = The game is over
page-result = Result
page-draw = Nobody wins: a draw.
page-rematch = Play again
page-save-record = Save the record
page-go-on = Go on
page-bot-plays = A bot plays your seat.
page-bot-plays-seat = played by a bot
page-take-back = Take it back
page-watching = You are looking on.
page-away = away
page-bot = bot
page-bot-level = bot, strength { $level }
page-bot-temper = { $temper } bot, strength { $level }
page-paused = The game is paused.
page-pause = Pause
page-resume = Go on
page-reconnecting = Connecting again …
page-closed = This table is closed:
page-zoom = Enlarge the board
page-sure = Really?
page-yes = Yes
page-no = No
page-hand-over = The screen changes hands
page-hand-over-to = Please hand over to { $name }.
page-i-am = I am { $name }

## Settings and keys

page-settings = Settings
page-set-movement = Show movements
page-set-sounds = Sounds
page-set-notify = Tell me when it is my turn
page-set-confirm = Ask before every decision
page-copy-watch = Copy the link for onlookers
page-leave-to-bot = Leave, and let a bot play
page-keys = Keys
page-keys-tab = walks through everything
page-keys-numbers = The digits 1 to 9 choose among the actions in the order in which they stand.
keys-medici = Medici: d draws, s stops, p passes; type the digits of a bid and press Enter.
