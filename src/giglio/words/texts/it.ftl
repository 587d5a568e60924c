# Quello che dice il programma.

seat = Posto { $number }
nothing = niente
ask = { $seat }: che cosa fai?
refusal-over = La partita è finita.
refusal-no-undo = Non si può più annullare niente.

## Al tavolo

event-takes-back = { $seat } ritira una mossa.
play-which-game = Quale gioco?
play-which-game-again = Scrivi un numero da 1 a { $most } o il nome di un gioco.
play-who = Chi gioca? { $span } posti, come “you,greedy,random” o “you:Anna,you:Bruno”; Invio per { $usual }.
play-welcome = { $title }
play-bot = computer, { $kind }
play-person = a questa tastiera
play-help-hint = “help” elenca tutto quello che si può scrivere. Ctrl-C lascia la partita, che resta salvata.
play-commands = Tab completa · help undo hint why rules scores log save quit
play-moves-hint = Tab completa; “moves” le elenca tutte.
play-ambiguous = “{ $text }” può voler dire { $moves }; scrivi qualcosa in più.
play-no-label = Non c’è una mossa numero { $number }; vanno da 1 a { $most }.
play-unknown = Non capisco: { $reason }.
play-not-played = Non giocate, perché non è più il tuo turno: { $moves }.
play-no-undo = Non si può annullare: il caso ha parlato, qualcosa è stato scoperto o qualcun altro ha giocato.
play-no-hint = { $title } non ha un giudizio proprio che possa consigliare.
play-hint-best = la migliore
play-no-why = Non è successo niente che una regola possa spiegare.
play-possible = “{ $move }” ora è possibile.
play-saved = Salvata in { $file }.
play-save-exists = { $file } esiste già; scrivi “save” e un altro nome.
play-kept = La partita resta salvata. Per continuare:
play-record = La registrazione di questa partita è { $file }.
play-hand-over = Tocca a { $name } sedersi alla tastiera. Gli altri non guardino.
play-hand-over-key = Invio per cominciare …
play-thinking = { $name } sta pensando …
play-winners = { $count ->
        [one] { $names } vince.
       *[other] { $names } si dividono la vittoria.
    }
scores-total = Punti
scores-rank = Posizione
rules-none = { $title } non ha una pagina di regole.
rules-not-found = Non c’è una regola “{ $name }”.

## A un tavolo su un server

join-link = Questo link riporta al tuo posto; tienilo per te:
join-left = Hai lasciato il tavolo, che resta; il tuo link ti riporta qui.
join-gathering = Non sono ancora arrivati tutti.
join-paused = La partita è in pausa.
join-commands = Tab completa · help undo hint moves say bot quit
join-help-say = dire qualcosa a tutto il tavolo: say TESTO
join-help-bot = far giocare un bot finché il link non ti riporta: bot [TIPO]
join-help-quit = lasciare il tavolo; il link riporta qui

## Aiuto

help-typing = Una mossa si scrive come nell’elenco, con il suo inizio (“p” per “pass”), con il suo numero, o più mosse separate da virgole. Inoltre ci sono:
help-undo = ritirare la propria ultima decisione
help-hint = che cosa farebbe il giudizio del gioco
help-why-typed = why [mossa]
help-why = la regola dietro l’ultimo rifiuto o evento, o dietro una mossa
help-rules-typed = rules [regola]
help-rules = le regole, una sezione, una regola o tutte quelle con una parola (in inglese)
help-scores = i segnapunti, come stanno ora
help-log-typed = log [numero]
help-log = che cosa è successo
help-moves-typed = moves [verbo]
help-moves = tutte le mosse permesse
help-board = di nuovo il tabellone
help-save-typed = save [file]
help-save = scrivere una registrazione della partita
help-help = questo elenco
help-quit = lasciare; la partita resta salvata

## Rivedere una partita

replay-ply = Decisione { $ply } di { $last }
replay-keys = ← → passo · Pag↑ Pag↓ dieci · Inizio Fine · q esce

## Giochi

games-players = { $span } giocatori
games-minutes = { $minutes } minuti
games-edition = edizione { $edition }, regole versione { $rules }
games-reconstructed = ricostruiti: { $parts }
