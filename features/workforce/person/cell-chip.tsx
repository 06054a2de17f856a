import type { Item } from '@vcms/domain';
import { StatusChip, type StatusTone } from '@vcms/ui';
import { type CellState, cellOf } from '../model/index.ts';

const CELLS: Readonly<Record<CellState, { readonly tone: StatusTone; readonly label: string }>> = {
  ready: { tone: 'success', label: 'Ready' },
  expiring: { tone: 'warning', label: 'Expiring' },
  pending: { tone: 'waiting', label: 'Pending' },
  missing: { tone: 'danger', label: 'Missing' },
  waived: { tone: 'neutral', label: 'Waived' },
};

/** How one document of one person stands. */
export function CellChip({ item }: { readonly item: Pick<Item, 'status'> }) {
  return <StatusChip {...CELLS[cellOf(item)]} />;
}
