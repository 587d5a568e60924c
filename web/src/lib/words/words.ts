// A game in words: what happened, what is asked, why something is refused, what things are called.
// The twin of `giglio.words.Words`; the texts themselves are the same files.
import { LANGUAGES } from '../settings.svelte';
import type { Described, GameEvent, View } from '../protocol/types';
import type { Texts, Values } from './texts';

const NUMBERED = /^(.+)-(\d+)$/;
const SEAT_FACTS = new Set(['winner', 'victim']);

export class Words {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[] = [],
  ) {}

  /** A text of the page itself. */
  ui(message: string, values: Values = {}): string {
    return this.texts.find(message, values) ?? plain(message);
  }

  /** A label of a game's board, `board-<label>`. */
  board(label: string, values: Record<string, unknown> = {}): string {
    return this.texts.find(`board-${label}`, this.values(values)) ?? plain(label);
  }

  event(event: GameEvent): string {
    const message = `event-${event.event}`;
    const seat = event.seat ?? -1;
    const said = this.texts.has(message)
      ? this.texts.find(message, this.values(event.facts, seat))
      : null;
    return said ?? event.words ?? this.plainEvent(event.event, seat, event.facts);
  }

  ask(view: View, otherwise = ''): string {
    const seat = typeof view.actor === 'number' ? view.actor : -1;
    const known = Object.fromEntries(
      Object.entries(view).filter(
        ([name, value]) =>
          (typeof value === 'number' || typeof value === 'string') &&
          name !== 'actor' &&
          name !== 'phase',
      ),
    );
    const message = `ask-${String(view.phase)}`;
    const values = this.values(known, seat);
    if (this.texts.has(message)) return this.texts.find(message, values) ?? '';
    return otherwise || this.ui('ask', values);
  }

  action({ form, said }: { form: Described; said?: string | null }): string {
    const { verb, ...facts } = form;
    const message = `action-${verb}`;
    if (this.texts.has(message))
      return capital(this.texts.find(message, this.values(facts)) ?? verb);
    if (said) return capital(said);
    return capital(
      [this.name(verb), ...Object.values(facts).map((fact) => this.said(fact))].join(' '),
    );
  }

  refusal(code: string, facts: Record<string, unknown>, reason: string): string {
    const message = `refusal-${code}`;
    if (!this.texts.has(message)) return reason;
    return this.texts.find(message, this.values(facts)) ?? reason;
  }

  player(seat: number): string {
    if (seat < 0) return '';
    return this.names[seat] || this.ui('seat', { number: seat + 1 });
  }

  /** What a thing is called; `grain-5` is also found as `name-grain` and 5. */
  name(slug: string): string {
    if (this.texts.has(`name-${slug}`)) return this.texts.find(`name-${slug}`) ?? slug;
    const numbered = NUMBERED.exec(slug);
    if (numbered && this.texts.has(`name-${numbered[1]}`)) {
      return `${this.name(numbered[1] ?? '')} ${numbered[2]}`;
    }
    return plain(slug);
  }

  source(key: string): string {
    return this.texts.find(`source-${key}`) ?? plain(key);
  }

  option(name: string, otherwise = ''): string {
    return (
      (this.texts.has(`option-${name}`) && this.texts.find(`option-${name}`)) ||
      otherwise ||
      plain(name)
    );
  }

  /** “grain 5, fur 3 and gold”. */
  listed(items: readonly string[]): string {
    if (items.length === 0) return this.ui('nothing');
    return new Intl.ListFormat(LANGUAGES[this.texts.language].tag).format(items);
  }

  private values(facts: Record<string, unknown>, seat = -1): Values {
    const values: Values = { seat: this.player(seat) };
    for (const [name, fact] of Object.entries(facts)) {
      values[name] = this.value(name, fact);
      if (typeof fact === 'string') values[`${name}_slug`] = fact;
      else if (Array.isArray(fact)) values[`${name}_count`] = fact.length;
    }
    return values;
  }

  private value(name: string, fact: unknown): string | number {
    const seats = /_seats?$/.test(name) || SEAT_FACTS.has(name.replace(/s$/, ''));
    if (typeof fact === 'number') return seats ? this.player(fact) : fact;
    if (Array.isArray(fact) && seats)
      return this.listed(fact.map((seat) => this.player(Number(seat))));
    return this.said(fact);
  }

  said(fact: unknown): string {
    if (typeof fact === 'string') return this.name(fact);
    if (Array.isArray(fact)) return this.listed(fact.map((item) => this.said(item)));
    return String(fact);
  }

  private plainEvent(what: string, seat: number, facts: Record<string, unknown>): string {
    const parts = Object.entries(facts).map(
      ([name, fact]) => `${plain(name)} ${this.value(name, fact)}`,
    );
    const sentence = [plain(what), ...parts].join(', ');
    return seat >= 0 ? `${this.player(seat)}: ${sentence}` : sentence;
  }
}

/** As on a button. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A slug as a person would write it. */
export function plain(slug: string): string {
  return slug.replace(/[-_]/g, ' ');
}

/** One letter for each seat: the first of its name where that tells them apart. */
export function letters(names: readonly string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '');
  const apart = new Set(first).size === first.length && first.every(Boolean);
  return apart ? first : names.map((_, seat) => 'ABCDEFGH'[seat] ?? String(seat + 1));
}
