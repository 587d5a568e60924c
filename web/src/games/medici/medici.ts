// What Medici's table reads from a view. No rules here: only what is shown, and in which order.
import type { GameEvent, LegalAction, View } from '../../lib/protocol/types';

export interface Ship {
  florins: number;
  holds: number;
  ship: string[];
  cargo: number;
  tracks: Record<string, number>;
}

export interface MediciView extends View {
  day: number;
  days: number;
  phase: string;
  actor: number;
  selector: number;
  lot: string[];
  high_bid: number;
  high_bidder: number;
  deck: number;
  set_aside: number;
  unsold: string[];
  unseen: Record<string, number[]>;
  lot_value: number;
  payments: { ships: number[]; awards: number[]; bonuses: number[] };
  seats: Ship[];
}

export function goodOf(card: string): string {
  return card.split('-')[0] ?? card;
}

/** The number on a card; the gold bears none of its own, the view of the lot tells its worth. */
export function numberOf(card: string): string {
  return card.split('-')[1] ?? '';
}

/** Place among equals: 1, 2, 2, 4. */
export function placeOf(value: number, all: readonly number[]): number {
  return 1 + all.filter((other) => other > value).length;
}

export interface TallyMark {
  number: number;
  seen: boolean;
}

/** The cards of one good, lowest first, and which of them have shown today. */
export function tally(view: MediciView, good: string): TallyMark[] {
  const seen = shown(view)
    .filter((card) => goodOf(card) === good)
    .map((card) => Number(numberOf(card)));
  const marks = [
    ...seen.map((number) => ({ number, seen: true })),
    ...(view.unseen[good] ?? []).map((number) => ({ number, seen: false })),
  ];
  return marks.sort((a, b) => a.number - b.number || Number(b.seen) - Number(a.seen));
}

function shown(view: MediciView): string[] {
  return [...view.lot, ...view.unsold, ...view.seats.flatMap((seat) => seat.ship)];
}

export type Answer = { kind: 'bid'; amount: number } | { kind: 'pass' | 'cannot' };

/** What each seat has answered in the auction that runs, from what was told. */
export function answers(events: readonly GameEvent[]): Map<number, Answer> {
  const given = new Map<number, Answer>();
  for (const event of events) {
    const seat = event.seat ?? -1;
    if (['offers', 'draws', 'day-begins'].includes(event.event)) given.clear();
    else if (event.event === 'bids')
      given.set(seat, { kind: 'bid', amount: Number(event.facts.amount) });
    else if (event.event === 'passes') given.set(seat, { kind: 'pass' });
    else if (event.event === 'cannot-load' || event.event === 'cannot-pay') {
      given.set(seat, { kind: 'cannot' });
    }
  }
  return given;
}

/** The seats in the order in which they answer: from the left of the selector, the selector last. */
export function answerOrder(view: MediciView): number[] {
  const count = view.seats.length;
  return view.seats.map((_, step) => (view.selector + 1 + step) % count);
}

export function bids(legal: readonly LegalAction[]): number[] {
  return legal.filter(({ form }) => form.verb === 'bid').map(({ form }) => Number(form.amount));
}

/** A handful of bids worth one tap: the next five, then wider steps, and all one has. */
export function quickBids(open: readonly number[], most = 9): number[] {
  const lowest = open[0];
  const highest = open.at(-1);
  if (lowest === undefined || highest === undefined) return [];
  const wanted = [0, 1, 2, 3, 4, 6, 9, 14, 19].map((step) => lowest + step);
  return wanted.filter((amount) => amount <= highest).slice(0, most);
}

export interface DayStep {
  /** Null: the ships. */
  good: string | null;
  paid: { seat: number; value: number; amount: number }[];
}

export function dayEnds(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.event === 'ship-pays');
}

/** The scoring of a day as it was told: first the ships, then every track that pays. */
export function daySteps(events: readonly GameEvent[]): DayStep[] {
  const ships: DayStep = { good: null, paid: [] };
  const tracks = new Map<string, DayStep>();
  for (const { event, seat, facts } of events) {
    const amount = Number(facts.amount);
    if (event === 'ship-pays')
      ships.paid.push({ seat: seat ?? 0, value: Number(facts.cargo), amount });
    if (event !== 'track-award' && event !== 'track-bonus') continue;
    const good = String(facts.commodity);
    const step = tracks.get(good) ?? { good, paid: [] };
    tracks.set(good, step);
    const before = step.paid.find((paid) => paid.seat === seat);
    if (before) before.amount += amount;
    else step.paid.push({ seat: seat ?? 0, value: Number(facts.level), amount });
  }
  return [ships, ...tracks.values()].map((step) => ({
    ...step,
    paid: step.paid.toSorted((a, b) => b.amount - a.amount || b.value - a.value),
  }));
}
