export { CellChip } from './cell-chip.tsx';
export { ItemList } from './item-list.tsx';
export { ReadyChip } from './ready-chip.tsx';
export { type PersonPapers, type PersonPapersState, usePersonPapers } from './use-person-papers.ts';
