# Quello che dice solo la pagina.

page-claim = Quattro giochi del Rinascimento, con gli amici o contro il computer
page-guest-game = ospite della casa
page-seats = { $span } posti
page-minutes = { $minutes } minuti
page-play-bots = Gioca contro i bot
page-set-up = Prepara un tavolo
page-my-tables = I miei tavoli
page-open-tables = Tavoli aperti
page-waiting = aspetta giocatori
page-your-turn = tocca a te
page-goes-on = in corso
page-free = { $seats ->
    [one] 1 posto libero
   *[other] { $seats } posti liberi
  }
page-disclaimer = giglio è software libero. I giochi sono opera dei loro autori ed editori; giglio non contiene nulla dei loro testi o delle loro immagini e non è legato a loro.
page-unreachable = Il server non risponde.
page-again = Riprova
page-newcomer = Ospite
page-you = tu
page-home = Alla prima pagina
page-close = Chiudi
page-language = Lingua
page-theme = Luce
page-theme-auto = come il sistema
page-theme-light = di giorno
page-theme-dark = di notte
weight-medici = facile da imparare
weight-il_vecchio = medio
weight-signorie = impegnativo
weight-princes = da medio a impegnativo

## Un tavolo nuovo

page-your-name = Il tuo nome
page-name = Nome
page-how-many = In quanti si gioca?
page-who-plays = Chi siede dove?
page-seat-you = tu
page-seat-bot = computer
page-seat-friend = un amico, con invito
page-seat-here = qualcuno a questo schermo
page-level = Forza
page-level-1 = per chi comincia
page-level-2 = facile
page-level-3 = solido
page-level-4 = forte
page-level-5 = il più forte possibile
page-temper = Indole
page-temper-search = equilibrata
page-temper-cosimo = prudente
page-temper-giuliano = audace
page-temper-girolamo = dispettosa
page-temper-clarice = parsimoniosa
page-link-follows = riceverai un invito da mandare
page-options = Varianti
page-clock = Orologio
page-clock-none = nessuno
page-clock-quick = 5 minuti a testa, 10 secondi a turno
page-clock-calm = 20 minuti a testa, 30 secondi a turno
page-clock-day = un giorno per ogni decisione
page-clock-days = tre giorni per ogni decisione
page-listed = Mostra il tavolo a tutti: chiunque potrà prendere un posto libero
page-start = Apri il tavolo

## Entrare

page-come-in = C’è un posto per te
page-sit-down = Siediti
page-no-invitation = Il posto è occupato, oppure questo tavolo non esiste.
page-name-taken = A questo tavolo qualcuno si chiama già così.
page-gathering = Manca ancora qualcuno
page-here = è qui
page-awaited = atteso
page-invitation = Invito per questo posto
page-invitation-hint = Chi apre l’invito prende quel posto. Si comincia quando ci sono tutti.
page-copy = Copia
page-copied = Copiato.
page-bot-instead = Fai giocare un bot
page-leave = Lascia il tavolo
page-setting-up = Si apparecchia il tavolo …
page-no-table = Questo tavolo non esiste, oppure questo browser non ne ha la chiave.

## Al tavolo

page-board = Tabellone
page-actions = Che cosa puoi fare
page-seats-at-table = Posti
page-log = Cronaca
page-chat = Chiacchiere
page-unread = qualcosa di nuovo
page-nothing-said = Nessuno ha ancora detto nulla.
page-say = Di’ qualcosa
page-send = Invia
page-rule = Regola { $clause }
page-rules = Regole
page-no-rules = Questo gioco non porta una pagina di regole.
page-search = Cerca
page-undo = Annulla
page-hint = Consiglio
page-thinking = Ci penso …
page-hint-title = Che cosa farebbe l’analisi, con la probabilità di vincere
page-chance = { $percent } %
page-type = o scrivi una mossa
page-type-a-move = Scrivi una mossa
page-game-over = La partita è finita
page-result = Risultato
page-draw = Non vince nessuno: parità.
page-rematch = Ancora una
page-save-record = Salva la partita
page-go-on = Avanti
page-bot-plays = Un bot gioca per te.
page-bot-plays-seat = gioca un bot
page-take-back = Riprendi il posto
page-watching = Stai guardando.
page-away = assente
page-bot = bot
page-bot-level = bot, forza { $level }
page-bot-temper = bot, indole { $temper }, forza { $level }
page-paused = La partita è in pausa.
page-pause = Pausa
page-resume = Riprendi
page-reconnecting = Ci si ricollega …
page-closed = Questo tavolo è chiuso:
page-zoom = Ingrandisci il tabellone
page-sure = Davvero?
page-yes = Sì
page-no = No
page-hand-over = Lo schermo cambia mano
page-hand-over-to = Passa lo schermo a { $name }.
page-i-am = Sono { $name }

## Impostazioni e tasti

page-settings = Impostazioni
page-set-movement = Mostra i movimenti
page-set-sounds = Suoni
page-set-notify = Avvisami quando tocca a me
page-set-confirm = Chiedi prima di ogni decisione
page-copy-watch = Copia il link per chi guarda
page-leave-to-bot = Vai via e lascia giocare un bot
page-keys = Tasti
page-keys-tab = passa per ogni cosa
page-keys-numbers = Le cifre da 1 a 9 scelgono tra le azioni, nell’ordine in cui stanno.
keys-medici = Medici: d scopre, s si ferma, p passa; scrivi le cifre di un’offerta e premi Invio.
