// Questions to the server, and its answers. Every path of the protocol stands here.
import type {
  Candidate,
  GameCard,
  LobbyTable,
  MyTable,
  NewTable,
  Opened,
  Plan,
  Problem,
  Seated,
  Sheet,
  TableTold,
} from './types';

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

/** The line is down, or the server is: nobody knows whether the request arrived. */
export class Unreachable extends Error {}

async function call<T>(method: string, path: string, key?: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.status >= 502) throw new Unreachable();
  const text = await answer.text();
  const told: unknown = answer.headers.get('content-type')?.includes('json')
    ? JSON.parse(text)
    : text;
  if (!answer.ok) throw new Refused(problemOf(answer.status, told));
  return told as T;
}

function problemOf(status: number, told: unknown): Problem {
  const given = typeof told === 'object' && told ? (told as Partial<Problem>) : {};
  return { code: 'error', reason: `${status}`, ...given, status };
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const server = {
  about: () => call<{ giglio: string; games: GameCard[] }>('GET', '/about'),
  lobby: () => call<LobbyTable[]>('GET', '/lobby'),
  mine: (keys: string[]) => call<MyTable[]>('POST', '/mine', undefined, { keys }),
  open: (wish: NewTable) => call<Opened>('POST', '/tables', undefined, wish),
  join: (table: string, name: string, invitation: string | null, key: string | null) =>
    call<Seated>('POST', `${at(table)}/join`, undefined, { name, invitation, key }),
  look: (table: string, key: string | undefined, language = '') =>
    call<TableTold>('GET', `${at(table)}${language ? `?language=${language}` : ''}`, key),
  move: (table: string, key: string, entry: number, words: string, request: string) =>
    call<{ entry: number }>('POST', `${at(table)}/move`, key, { entry, words, request }),
  undo: (table: string, key: string, entry: number, request: string) =>
    call<{ entry: number }>('POST', `${at(table)}/undo`, key, { entry, request }),
  plan: (table: string, key: string, plan: Plan | null) =>
    call<unknown>('POST', `${at(table)}/plan`, key, plan ?? { steps: [] }),
  say: (table: string, key: string, text: string) =>
    call<unknown>('POST', `${at(table)}/chat`, key, { text }),
  pause: (table: string, key: string, paused: boolean) =>
    call<unknown>('POST', `${at(table)}/pause`, key, { paused }),
  leave: (table: string, key: string) => call<unknown>('POST', `${at(table)}/leave`, key, {}),
  takeBack: (table: string, key: string) => call<unknown>('POST', `${at(table)}/back`, key, {}),
  hint: (table: string, key: string, seconds: number) =>
    call<{ candidates: Candidate[] }>('POST', `${at(table)}/hint`, key, { seconds }),
  rematch: (table: string, key: string) => call<Seated>('POST', `${at(table)}/rematch`, key, {}),
  scores: (table: string, key: string) => call<Sheet[]>('GET', `${at(table)}/scores`, key),
  toBot: (table: string, key: string, bot = '') =>
    call<unknown>('POST', `${at(table)}/bot`, key, { bot }),
  replace: (table: string, key: string, seat: number) =>
    call<unknown>('POST', `${at(table)}/seats/${seat}/bot`, key, {}),
  record: (table: string, key: string | undefined) =>
    call<string>('GET', `${at(table)}/record`, key),
};

/** A name for a request that may have to be sent twice. */
export function newRequest(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
