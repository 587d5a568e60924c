// Opening a table and keeping what opens it again.
import { hold } from './keys';
import { server } from './protocol/client';
import type { NewTable } from './protocol/types';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { say } from './words/speech.svelte';

export const USUAL_BOT = 'search@2';

export async function openTable(wish: NewTable): Promise<void> {
  const opened = await server.open(wish);
  const invitations = opened.seats.flatMap(({ seat, invitation }) =>
    invitation ? [{ seat, invitation }] : [],
  );
  hold(
    ...opened.seats.flatMap(({ seat, key }) =>
      key ? [{ table: opened.table, seat, key, invitations, watch: opened.watch }] : [],
    ),
  );
  router.go('table', opened.table);
}

export function ownName(): string {
  return settings.kept.name.trim() || say('page-newcomer');
}

/** One person and bots in all other seats. */
export function againstBots(game: string, seats: number): NewTable {
  return {
    game,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'you', name: ownName() } : { kind: 'bot', bot: USUAL_BOT },
    ),
  };
}
