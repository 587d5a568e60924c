import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import {
  answerOrder,
  answers,
  daySteps,
  placeOf,
  quickBids,
  tally,
  type MediciView,
} from '../../src/games/medici/medici';
import type { GameEvent } from '../../src/lib/protocol/types';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const moments = ['medici-2', 'medici-4', 'medici-6'].flatMap(
  (name) =>
    JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8')) as {
      view: MediciView;
      events: GameEvent[];
    }[],
);
const event = (what: string, seat: number, facts: Record<string, unknown> = {}): GameEvent => ({
  entry: 0,
  event: what,
  seat,
  clause: '',
  facts,
  forced: false,
  words: null,
});

describe("Medici's table", () => {
  it('counts seven cards of every good, whatever has shown', () => {
    for (const { view } of moments) {
      for (const good of ['cloth', 'spice', 'grain', 'dye', 'fur']) {
        expect(tally(view, good).map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 5]);
      }
    }
  });

  it('places equals on one place, and leaves out the next', () => {
    expect([9, 12, 9, 3].map((cargo, _, all) => placeOf(cargo, all))).toEqual([2, 1, 2, 4]);
  });

  it('lists who answers, from the left of the selector, the selector last', () => {
    const view = {
      ...moments[0]!.view,
      selector: 1,
      seats: Array.from({ length: 4 }, () => moments[0]!.view.seats[0]!),
    };
    expect(answerOrder(view)).toEqual([2, 3, 0, 1]);
  });

  it('knows what was answered in this auction only', () => {
    const told = [
      event('bids', 0, { amount: 3 }),
      event('offers', 1),
      event('bids', 2, { amount: 4 }),
      event('cannot-load', 0),
    ];
    expect([...answers(told)]).toEqual([
      [2, { kind: 'bid', amount: 4 }],
      [0, { kind: 'cannot' }],
    ]);
  });

  it('offers bids from the lowest on, none beyond the purse', () => {
    expect(quickBids([4, 5, 6, 7])).toEqual([4, 5, 6, 7]);
    expect(quickBids(Array.from({ length: 30 }, (_, at) => at + 1))).toEqual([
      1, 2, 3, 4, 5, 7, 10, 15, 20,
    ]);
    expect(quickBids([])).toEqual([]);
  });

  it('tells a day ship by ship and track by track, award and bonus added up', () => {
    const told = [
      event('ship-pays', 0, { cargo: 9, amount: 0 }),
      event('ship-pays', 1, { cargo: 12, amount: 20 }),
      event('track-award', 1, { commodity: 'fur', level: 5, amount: 10 }),
      event('track-bonus', 1, { commodity: 'fur', level: 5, amount: 5 }),
    ];
    expect(daySteps(told)).toEqual([
      {
        good: null,
        paid: [
          { seat: 1, value: 12, amount: 20 },
          { seat: 0, value: 9, amount: 0 },
        ],
      },
      { good: 'fur', paid: [{ seat: 1, value: 5, amount: 15 }] },
    ]);
  });
});
