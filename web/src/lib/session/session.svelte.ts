// One's place at a table: the streams of one's seats, and what one does there.
import { keysOf, type Held } from '../keys';
import { newRequest, Refused, server, Unreachable } from '../protocol/client';
import type { Candidate, Plan, Problem, TableTold } from '../protocol/types';
import { Stream } from './stream.svelte';

const RETRIES = [300, 800, 1_600, 3_000, 5_000, 8_000];

export class Session {
  readonly held: Held[];
  /** By seat; -1 are the eyes of a spectator. Which streams there are never changes. */
  readonly streams: ReadonlyMap<number, Stream>;
  /** The seat whose eyes are used now; null: a spectator. */
  eyes = $state<number | null>(null);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  hints = $state.raw<Candidate[] | null>(null);
  thinking = $state(false);
  /** The curtain between two people at one screen: who is to look next. */
  curtain = $state<number | null>(null);

  constructor(
    readonly table: string,
    watch: string | null,
  ) {
    this.held = keysOf(table);
    const seats = this.held.map(({ seat, key }) => [seat, new Stream(table, key)] as const);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    this.streams = new Map(seats.length > 0 ? seats : [[-1, new Stream(table, watch)]]);
    this.eyes = this.held.length > 0 ? Math.min(...this.held.map(({ seat }) => seat)) : null;
  }

  get stream(): Stream {
    return this.streams.get(this.eyes ?? -1)!;
  }

  get told(): TableTold | null {
    return this.stream.shown;
  }

  get hotSeat(): boolean {
    return this.held.length > 1;
  }

  get key(): string | undefined {
    return this.held.find(({ seat }) => seat === this.eyes)?.key;
  }

  get mayAct(): boolean {
    return !this.busy && this.stream.present && (this.told?.play?.legal.length ?? 0) > 0;
  }

  async act(words: string): Promise<void> {
    const told = this.told;
    const key = this.key;
    if (!told || !key || this.busy) return;
    this.hints = null;
    await this.attempt((request) => server.move(this.table, key, told.entry, words, request));
  }

  async undo(): Promise<void> {
    const told = this.told;
    const key = this.key;
    if (!told || !key || this.busy) return;
    this.hints = null;
    await this.attempt((request) => server.undo(this.table, key, told.entry, request));
  }

  /** Send until it is known to have arrived; the server carries out a request only once. */
  private async attempt(send: (request: string) => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = null;
    const request = newRequest();
    try {
      for (const wait of [...RETRIES, null]) {
        try {
          await send(request);
          this.stream.catchUp();
          return;
        } catch (error) {
          if (error instanceof Refused) {
            // The table has moved on meanwhile: what one wanted may mean something else now.
            if (error.problem.status !== 409) this.problem = error.problem;
            return;
          }
          if (!(error instanceof Unreachable) || wait === null) throw error;
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      }
    } catch {
      this.problem = { status: 0, code: 'unreachable', reason: '' };
    } finally {
      this.busy = false;
    }
  }

  async hint(): Promise<void> {
    const key = this.key;
    if (!key || this.thinking) return;
    if (this.hints) {
      this.hints = null;
      return;
    }
    this.thinking = true;
    const entry = this.told?.entry;
    try {
      const { candidates } = await server.hint(this.table, key, 1);
      if (this.told?.entry === entry) this.hints = candidates;
    } catch (error) {
      this.report(error);
    } finally {
      this.thinking = false;
    }
  }

  /** What is no move: chat, plans, pauses. */
  async tell(work: (key: string) => Promise<unknown>): Promise<void> {
    const key = this.key;
    if (!key) return;
    try {
      await work(key);
    } catch (error) {
      this.report(error);
    }
  }

  plan(plan: Plan | null): Promise<void> {
    return this.tell((key) => server.plan(this.table, key, plan));
  }

  private report(error: unknown): void {
    this.problem =
      error instanceof Refused ? error.problem : { status: 0, code: 'unreachable', reason: '' };
  }

  /** For games of which the page has no words: let the server say everything. */
  speak(language: string): void {
    for (const stream of this.streams.values()) stream.speak(language);
  }

  end(): void {
    for (const stream of this.streams.values()) stream.end();
  }
}
