// What travels between the page and its server; docs/protocol.md says what it means.

export type Described = { verb: string } & Record<string, number | string>;

/** What a seat may see of a game: plain data, different for every game. */
export type View = Record<string, unknown> & { actor?: number; phase?: string };

export interface GameEvent {
  entry: number;
  event: string;
  seat: number | null;
  clause: string;
  facts: Record<string, unknown>;
  forced: boolean;
  /** The sentence itself, where the server was asked to put it in words. */
  words: string | null;
}

export interface LegalAction {
  number: number;
  words: string;
  form: Described;
  said: string | null;
}

export interface Option {
  name: string;
  default: boolean | number;
  text: string;
  choices: (boolean | number)[];
  seats: number[];
}

export interface GameCard {
  name: string;
  title: string;
  author: string;
  seats: number[];
  usual_seats: number;
  minutes: number;
  rules: number;
  editions: { name: string; digest: string }[];
  options: Option[];
  bots: string[];
}

export interface SeatTold {
  seat: number;
  person: boolean;
  joined: boolean;
  bot: string;
  here: boolean;
}

export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
}

export interface ClockTold {
  kind: 'none' | 'bank' | 'move';
  seconds: number;
  increment: number;
  out: string;
  running: number | null;
  left: (number | null)[];
}

export interface PlanStep {
  words?: string;
  verb?: string;
  most?: number;
}

export interface Plan {
  steps: PlanStep[];
  holds: 'turn' | 'auction';
}

/** Points by source; null what one cannot know. */
export interface Sheet {
  seat: number;
  parts: Record<string, number | null>;
  total: number | null;
}

export interface Heading {
  table: string;
  game: string;
  title: string;
  rules: number;
  options: Record<string, boolean | number>;
  stage: string;
  reason: string;
  paused: boolean;
  entry: number;
  next_table: string | null;
}

/** The game itself, for one pair of eyes. */
export interface Play {
  turn: number | null;
  view: View;
  ask: string | null;
  legal: LegalAction[];
  may_undo: boolean;
  events: GameEvent[];
  undone: { entry: number; seat: number; back_to: number }[];
  result: Result | null;
}

export interface Result {
  scores: number[];
  ranks: number[];
  sheets: Sheet[];
  seed: string;
}

/** A table as it stands, and what has happened since the cursor. */
export interface TableTold extends Heading {
  you: number | null;
  names: string[];
  seats: SeatTold[];
  clock: ClockTold;
  chat: ChatLine[];
  plan: Plan | null;
  play: Play | null;
}

export interface SeatWish {
  kind: 'you' | 'person' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number>;
  clock?: { kind: 'none' | 'bank' | 'move'; seconds?: number; increment?: number; out?: string };
  listed?: boolean;
}

export interface Opened {
  table: string;
  watch: string;
  seats: { seat: number; kind: string; key: string | null; invitation: string | null }[];
}

export interface Seated {
  table: string;
  seat: number;
  key: string;
}

export interface MyTable extends Heading {
  seat: number;
  names: string[];
  turn: number | null;
  seats: SeatTold[];
  changed: number;
  key: string;
}

export interface LobbyTable {
  table: string;
  game: string;
  title: string;
  names: string[];
  free: number;
  clock: { kind: string; seconds: number };
  created: number;
}

export interface Candidate {
  words: string;
  share: number;
  win: number;
  score: number;
  margin: number;
}

export interface Problem {
  status: number;
  code: string;
  reason: string;
  clause?: string | null;
  facts?: Record<string, number | string> | null;
  entry?: number | null;
}
