import { describe, expect, it } from 'vitest';

import { isMatrix, isRows } from '../../src/games/generic/shape';
import { parseRules } from '../../src/lib/rules';
import { clockText } from '../../src/table/clock';
import { completions } from '../../src/table/typed';

const legal = ['pass', 'bid 7', 'bid 12', 'lay c4 r1'].map((words, number) => ({
  number,
  words,
  form: { verb: words.split(' ')[0]! },
  said: null,
}));
const found = (text: string): string[] => completions(legal, text).map(({ words }) => words);

describe('typed actions', () => {
  it('need only their beginning, word by word', () => {
    expect(found('p')).toEqual(['pass']);
    expect(found('b 1')).toEqual(['bid 12']);
    expect(found('LAY C')).toEqual(['lay c4 r1']);
    expect(found('')).toHaveLength(4);
    expect(found('bid 7 9')).toEqual([]);
  });
});

describe('clocks', () => {
  it('read as people say time', () => {
    expect([9, 249, 3750, 97_200].map(clockText)).toEqual(['0:09', '4:09', '1:02:30', '1 d 3 h']);
  });
});

describe('an unknown view', () => {
  it('is drawn by its shape', () => {
    expect(isMatrix([['x'], ['o']])).toBe(true);
    expect(isMatrix([])).toBe(false);
    expect(isRows([{ sign: 'x' }])).toBe(true);
    expect(isRows([[1]])).toBe(false);
  });
});

describe('a rules page', () => {
  it('is read clause by clause', () => {
    const page = parseRules(
      '# Chess\n\nOf kings.\n\n## Moves\n- **move-1** A king\n  moves one step.\n- **move-2** So.\n',
    );
    expect(page.title).toBe('Chess');
    expect(page.sections[1]).toEqual({
      title: 'Moves',
      text: '',
      clauses: [
        { name: 'move-1', text: 'A king moves one step.' },
        { name: 'move-2', text: 'So.' },
      ],
    });
  });
});
