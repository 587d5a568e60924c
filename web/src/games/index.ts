// The tables that are drawn; every other registered game is shown on the plain one.
import type { GameTable } from './table';

const TABLES: Record<string, () => Promise<{ default: GameTable }>> = {
  medici: () => import('./medici'),
};

export async function tableOf(game: string): Promise<GameTable> {
  const load = TABLES[game] ?? (() => import('./generic'));
  return (await load()).default;
}
