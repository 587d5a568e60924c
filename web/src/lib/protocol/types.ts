// What travels between the page and its server.

export type Described = { verb: string } & Record<string, number | string>;

/** What a seat may see of a game: plain data, different for every game. */
export type View = Record<string, unknown> & { actor?: number; phase?: string };

export interface GameEvent {
  event: string;
  clause: string;
  seat?: number;
  forced?: boolean;
  [fact: string]: unknown;
}

export interface LegalAction {
  number: number;
  words: string;
  action: Described;
}
