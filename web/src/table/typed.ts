// Which actions a typed beginning may mean.
import type { LegalAction } from '../lib/protocol/types';

const MOST = 40;

export function completions(legal: readonly LegalAction[], text: string): LegalAction[] {
  const typed = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return legal.filter((action) => fits(action.words.split(' '), typed)).slice(0, MOST);
}

/** Every typed word begins the word that stands in its place: “b 12” fits “bid 12”. */
function fits(words: readonly string[], typed: readonly string[]): boolean {
  return typed.length <= words.length && typed.every((word, at) => words[at]?.startsWith(word));
}
