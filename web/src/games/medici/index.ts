import type { GameTable } from '../table';
import DayScene from './DayScene.svelte';
import { dayEnds } from './medici';
import MediciControls from './MediciControls.svelte';
import MediciTable from './MediciTable.svelte';

const table: GameTable = {
  board: MediciTable,
  controls: MediciControls,
  scene: DayScene,
  isScene: dayEnds,
};
export default table;
