// What a game's table is given, and what it gives back: words of an action, nothing else.
import type { Component } from 'svelte';

import type { GameEvent, LegalAction, Plan, View } from '../lib/protocol/types';
import type { Words } from '../lib/words/words';

export interface TableProps {
  view: View;
  /** Whose eyes these are; null: a spectator. */
  me: number | null;
  letters: string[];
  words: Words;
  /** What this seat may do now; empty while others decide. */
  legal: LegalAction[];
  /** All that has been told, the newest last. */
  told: readonly GameEvent[];
  act: (words: string) => void;
}

export interface ControlsProps extends TableProps {
  plan: Plan | null;
  /** Decide ahead of one's turn; null takes it back. Undefined where the seat cannot plan. */
  setPlan: ((plan: Plan | null) => void) | undefined;
}

export interface SceneProps {
  events: readonly GameEvent[];
  view: View;
  letters: string[];
  words: Words;
  close: () => void;
}

export interface GameTable {
  board: Component<TableProps>;
  /** What stands in the action bar instead of a plain list of buttons. */
  controls?: Component<ControlsProps>;
  /** Events that deserve a scene of their own. */
  scene?: Component<SceneProps>;
  /** Whether these events are worth it. */
  isScene?: (events: readonly GameEvent[]) => boolean;
}
