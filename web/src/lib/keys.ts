// The keys of one's seats, kept by this browser. Whoever has a key sits there.
import { read, write } from './settings.svelte';

export interface Held {
  table: string;
  seat: number;
  key: string;
  /** Links for the seats that friends are invited to, as long as they may be needed. */
  invitations?: { seat: number; invitation: string }[];
  watch?: string;
}

const PLACE = 'giglio.keys';
const MOST = 100;

export function held(): Held[] {
  try {
    const kept: unknown = JSON.parse(read(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as Held[]) : [];
  } catch {
    return [];
  }
}

export function keysOf(table: string): Held[] {
  return held().filter((one) => one.table === table);
}

export function hold(...added: Held[]): void {
  const known = new Set(added.map((one) => one.key));
  const rest = held().filter((one) => !known.has(one.key));
  write(PLACE, JSON.stringify([...added, ...rest].slice(0, MOST)));
}

export function letGo(table: string): void {
  write(PLACE, JSON.stringify(held().filter((one) => one.table !== table)));
}
