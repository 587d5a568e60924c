// Which games there are, as the server tells.
import { server } from './protocol/client';
import type { GameCard } from './protocol/types';

class Games {
  all = $state.raw<GameCard[] | null>(null);
  failed = $state(false);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= server.about().then(
      ({ games }) => {
        this.all = games;
        this.failed = false;
      },
      () => {
        this.failed = true;
        this.asked = null;
      },
    );
    return this.asked;
  }

  card(name: string): GameCard | undefined {
    return this.all?.find((card) => card.name === name);
  }
}

export const games = new Games();

/** A bot by its strength in stars; what has no strength is told by its name. */
export function levelOf(bot: string): number {
  const level = Number(bot.split('@')[1]);
  return Number.isInteger(level) && level >= 1 && level <= 5 ? level : 0;
}
