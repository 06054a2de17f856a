export { pageSource } from './page-source.ts';
export { SearchDialog } from './search-dialog.tsx';
export type { SearchPanelProps } from './search-provider.tsx';
export { READS_OF_SOURCE, recordSource, type SearchSource } from './search-source.ts';
