// What travels between the page and its server, by the names of docs/protocol.md. The shapes are
// made from the server's OpenAPI document; here is only what that cannot say.
import type { components } from './schema';

type Schemas = components['schemas'];

/** An action in its structured form. */
export type Described = { verb: string } & Record<string, number | string>;

/** What a seat may see of a game: plain data, different for every game. */
export type View = Record<string, unknown> & { actor?: number; phase?: string };

export type GameEvent = Schemas['EventTold'];
export type LegalAction = Omit<Schemas['LegalTold'], 'form'> & { form: Described };
export type Play = Omit<Schemas['PlayTold'], 'view' | 'legal'> & {
  view: View;
  legal: LegalAction[];
};
export type TableTold = Omit<Schemas['TableTold'], 'play' | 'plan'> & {
  play: Play | null;
  plan: Plan | null;
};
export type Plan = Schemas['PlanWish'];
export type Result = Schemas['ResultTold'];
export type Sheet = Schemas['SheetTold'];
export type SeatTold = Schemas['SeatTold'];
export type ChatLine = Schemas['ChatTold'];
export type Candidate = Schemas['CandidateTold'];

export type GameCard = Schemas['GameTold'];
export type NewTable = Schemas['NewTable'];
export type SeatWish = Schemas['SeatWish'];
export type Opened = Schemas['OpenedTold'];
export type Seated = Schemas['SeatedTold'];
export type MyTable = Schemas['SummaryTold'];
export type LobbyTable = Schemas['LobbyTold'];

/** Why something did not go; with status 0 where no server answered. */
export type Problem = Pick<Schemas['ErrorTold'], 'status' | 'code' | 'reason'> &
  Partial<Schemas['ErrorTold']>;
