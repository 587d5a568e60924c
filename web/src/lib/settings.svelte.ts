// What a person has chosen, kept by this browser alone.

export type Theme = 'auto' | 'light' | 'dark';
export type Language = 'en' | 'de' | 'it';

export const LANGUAGES: Record<Language, { tag: string; own: string }> = {
  en: { tag: 'en-GB', own: 'English' },
  de: { tag: 'de-DE', own: 'Deutsch' },
  it: { tag: 'it-IT', own: 'Italiano' },
};

interface Kept {
  theme: Theme;
  language: Language | '';
  name: string;
  sounds: boolean;
  movement: boolean;
  confirm: boolean;
  notify: boolean;
  hints: boolean;
}

const USUAL: Kept = {
  theme: 'auto',
  language: '',
  name: '',
  sounds: false,
  movement: true,
  confirm: false,
  notify: false,
  hints: true,
};
const PLACE = 'giglio.settings';

class Settings {
  kept = $state<Kept>({ ...USUAL, ...readKept() });

  get language(): Language {
    return this.kept.language || ofBrowser(navigator.languages);
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    write(PLACE, JSON.stringify(this.kept));
    this.show();
  }

  /** Put theme and language where styles and screen readers find them. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.kept.theme === 'auto') root.removeAttribute('data-theme');
    else root.dataset.theme = this.kept.theme;
  }

  get moves(): boolean {
    return this.kept.movement && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export function ofBrowser(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

function readKept(): Partial<Kept> {
  try {
    return JSON.parse(read(PLACE) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

/** Storage may be switched off; then nothing is kept, and nothing breaks. */
export function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Nothing to be done about it.
  }
}

export const settings = new Settings();
