// A lot that was bought goes aboard, card by card, and the florins go to the bank.
import { fly } from '../../lib/motion/flight';
import type { GameEvent } from '../../lib/protocol/types';

/** Where the cards of the lot lie now, before the next position is drawn. */
export function placesOfLot(board: Element): DOMRect[] {
  return [...board.querySelectorAll('[data-lot] .slot.filled')].map((slot) =>
    slot.getBoundingClientRect(),
  );
}

export function playOut(
  board: Element,
  lot: readonly DOMRect[],
  fresh: readonly GameEvent[],
): void {
  for (const { event, seat, facts } of fresh) {
    const cards: unknown = facts.cards;
    if (event !== 'buys' || !Array.isArray(cards)) continue;
    const berth = board.querySelector(`[data-seat="${seat}"]`);
    const aboard = [...(berth?.querySelectorAll('.hold > .card') ?? [])];
    cards.forEach((_, at) => {
      const card = aboard[aboard.length - cards.length + at];
      const from = lot[at];
      if (card && from) fly({ from, to: card, delay: at * 110 });
    });
    const purse = berth?.querySelector('.florins svg');
    const bank = board.querySelector('[data-deck]');
    if (!purse || !bank) continue;
    for (let coin = 0; coin < Math.min(Number(facts.amount), 6); coin += 1) {
      fly({ from: purse.getBoundingClientRect(), to: bank, copyOf: purse, delay: coin * 70 });
    }
  }
}
