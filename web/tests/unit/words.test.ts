// The page speaks every language completely, and says the same as the Python package.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('window', { localStorage: undefined, matchMedia: () => ({ matches: false }) });
const { makeTexts } = await import('../../src/lib/words/texts');
const { letters, Words } = await import('../../src/lib/words/words');

const PACKAGE = join(import.meta.dirname, '../../../src/giglio');
const PAGE = join(import.meta.dirname, '../../src');
const LANGUAGES = ['en', 'de', 'it'] as const;
const GAMES = readdirSync(join(PACKAGE, 'games'), { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && readdirSync(join(PACKAGE, 'games', entry.name)).includes('words'),
  )
  .map((entry) => entry.name);
const FOLDERS = [
  join(PACKAGE, 'words/texts'),
  ...GAMES.map((game) => join(PACKAGE, 'games', game, 'words')),
];

function contents(folder: string, language: string): string[] {
  return readdirSync(folder)
    .filter((file) => file === `${language}.ftl` || file === `page.${language}.ftl`)
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

function messages(folder: string, language: string): Set<string> {
  const texts = contents(folder, language).map((content) => new FluentResource(content));
  return new Set(texts.flatMap((text) => text.body.map((entry) => entry.id)));
}

// Messages but for the phrases that a language builds its own sentences of: `{ the-track }`.
function spoken(folder: string, language: string): string[] {
  const phrases = contents(folder, language).flatMap((content) =>
    [...content.matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)].map(([, phrase]) => phrase!),
  );
  return [...messages(folder, language)].filter((message) => !phrases.includes(message));
}

function textsOf(language: (typeof LANGUAGES)[number], game: string): ReturnType<typeof makeTexts> {
  const folders = [join(PACKAGE, 'words/texts'), join(PACKAGE, 'games', game, 'words')];
  const read = (of: string): string[] =>
    folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file === `${of}.ftl` || file === `page.${of}.ftl`)
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    );
  return makeTexts(language, [
    [language, read(language)],
    ['en', read('en')],
  ]);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('texts', () => {
  it.each(FOLDERS)('%s has the same messages in every language', (folder) => {
    const english = messages(folder, 'en');
    const wanted = spoken(folder, 'en').filter((message) => !/-\d+$/.test(message));
    for (const language of LANGUAGES) {
      const own = messages(folder, language);
      expect(wanted.filter((message) => !own.has(message))).toEqual([]);
      expect(spoken(folder, language).filter((message) => !english.has(message))).toEqual([]);
    }
  });

  it('has every message that the page names', () => {
    const known = messages(FOLDERS[0]!, 'en');
    const named = sources(PAGE).flatMap((text) =>
      [...text.matchAll(/'(page-[a-z-]+[a-z0-9]|keys-[a-z]+)'/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has every label that a board names', () => {
    for (const game of readdirSync(join(PAGE, 'games')).filter((name) => GAMES.includes(name))) {
      const known = messages(join(PACKAGE, 'games', game, 'words'), 'en');
      const named = sources(join(PAGE, 'games', game)).flatMap((text) =>
        [...text.matchAll(/board\('([a-z-]+)'/g)].map(([, name]) => `board-${name}`),
      );
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    }
  });
});

describe('sentences', () => {
  const event = (what: string, seat: number | null, facts: Record<string, unknown>) =>
    ({ entry: 1, event: what, seat, clause: '', facts, forced: false, words: null }) as const;

  it.each([
    ['en', 'Anna pays 1 florin and loads grain 5 and gold.'],
    ['de', 'Anna zahlt 1 Florin und lädt Getreide 5 und Gold.'],
    ['it', 'Anna paga 1 fiorino e carica grano 5 e oro.'],
  ] as const)('fill in names, things and numbers: %s', (language, said) => {
    const texts = textsOf(language, 'medici');
    const words = new Words(texts, ['Anna', 'Bruno']);
    expect(words.event(event('buys', 0, { amount: 1, cards: ['grain-5', 'gold'] }))).toBe(said);
    expect([...texts.faults]).toEqual([]);
  });

  it('ask by phase, and take what the server says where a game has no words here', () => {
    const words = new Words(textsOf('en', 'medici'), ['Anna', 'Bruno']);
    expect(words.ask({ actor: 1, phase: 'bidding' })).toBe('Bruno answers: bid, or pass?');
    expect(words.ask({ actor: 1, phase: 'dropping' }, 'Into which column?')).toBe(
      'Into which column?',
    );
    expect(words.action({ form: { verb: 'drop', column: 4 }, said: 'drop into column 4' })).toBe(
      'Drop into column 4',
    );
    expect(words.event({ ...event('drops', 0, { column: 4 }), words: 'Anna drops a disc.' })).toBe(
      'Anna drops a disc.',
    );
    expect(words.event(event('drops', 0, { column: 4 }))).toBe('Anna: drops, column 4');
  });

  it('refuse with the reason of the rules', () => {
    const words = new Words(textsOf('de', 'medici'), ['Anna']);
    expect(words.refusal('too-low', { high: 7 }, '')).toBe(
      'Das Gebot steht bei 7; es muss höher sein.',
    );
    expect(words.refusal('unheard-of', {}, 'because')).toBe('because');
  });

  it('mark seats by a letter of their own', () => {
    expect(letters(['Anna', 'Bruno'])).toEqual(['A', 'B']);
    expect(letters(['Anna', 'Alba', 'Bruno'])).toEqual(['A', 'B', 'C']);
    expect(letters(['', 'Bruno'])).toEqual(['A', 'B']);
  });
});
