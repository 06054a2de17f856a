export { CellChip } from './cell-chip.tsx';
export { DocumentRows } from './document-rows.tsx';
export { ItemList } from './item-list.tsx';
export { ReadyChip } from './ready-chip.tsx';
export { type PersonPapers, usePersonPapers } from './use-person-papers.ts';
