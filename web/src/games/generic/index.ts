import type { GameTable } from '../table';
import GenericTable from './GenericTable.svelte';

const table: GameTable = { board: GenericTable };
export default table;
