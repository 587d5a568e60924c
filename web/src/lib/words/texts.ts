// The Fluent files of the Python package, one bundle for each language and game, fetched when they
// are needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { LANGUAGES, type Language } from '../settings.svelte';

type Loader = () => Promise<string>;
const OWN = import.meta.glob('../../../../src/giglio/words/texts/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>;
const GAMES = import.meta.glob('../../../../src/giglio/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>;

/** Whether the page itself can speak of a game; else its server has to. */
export function hasWords(game: string): boolean {
  return Object.keys(GAMES).some((path) => path.includes(`/games/${game}/`));
}

export type Values = Record<string, FluentVariable>;

/** Messages of the program and of one game; English stands behind every language. */
export class Texts {
  faults = new Set<string>();

  constructor(
    readonly language: Language,
    private bundles: FluentBundle[],
  ) {}

  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(message));
  }

  find(message: string, values: Values = {}): string | null {
    for (const bundle of this.bundles) {
      const found = bundle.getMessage(message);
      if (!found?.value) {
        this.faults.add(`${bundle.locales[0]}: “${message}” is missing`);
        continue;
      }
      const errors: Error[] = [];
      const said = bundle.formatPattern(found.value, values, errors);
      for (const error of errors) this.faults.add(`${message}: ${error.message}`);
      return said;
    }
    return null;
  }
}

export function makeTexts(language: Language, sources: [Language, string[]][]): Texts {
  const bundles = sources.map(([of, texts]) => {
    // People copy what they read into mails: no invisible marks around what is filled in.
    const bundle = new FluentBundle(LANGUAGES[of].tag, { useIsolating: false });
    for (const text of texts) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    return bundle;
  });
  return new Texts(language, bundles);
}

const kept = new Map<string, Promise<string[]>>();

export async function loadTexts(language: Language, game = ''): Promise<Texts> {
  const languages: Language[] = language === 'en' ? ['en'] : [language, 'en'];
  const sources = await Promise.all(
    languages.map(async (of): Promise<[Language, string[]]> => [of, await sourcesOf(of, game)]),
  );
  return makeTexts(language, sources);
}

function sourcesOf(language: Language, game: string): Promise<string[]> {
  const key = `${language} ${game}`;
  let found = kept.get(key);
  if (!found) {
    const loaders = [
      ...filesOf(OWN, language, ''),
      ...(game ? filesOf(GAMES, language, game) : []),
    ];
    found = Promise.all(loaders.map((load) => load()));
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

/** `en.ftl` is shared with the terminal, `page.en.ftl` is the page's own. */
function filesOf(files: Record<string, Loader>, language: Language, game: string): Loader[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith(`/page.${language}.ftl`))
    .filter(([path]) => !game || path.includes(`/games/${game}/`))
    .map(([, load]) => load);
}
