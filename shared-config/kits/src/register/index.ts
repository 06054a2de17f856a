export { type CsvColumn, toCsv } from '@vcms/domain';
export type { BulkAction } from './bulk-action.ts';
export { ChosenFilter } from './chosen-filter.tsx';
export { type ExportedRows, loadRows } from './export-rows.ts';
export { ExportRowsButton } from './export-rows-button.tsx';
export { ListParams, OPEN_PARAMETER } from './list-address.tsx';
export { type LocalRegister, PAGE_PARAMETER } from './local-register.ts';
export { NothingFound } from './nothing-found.tsx';
export { BackToList, RecordLink } from './record-link.tsx';
export { Register } from './register.tsx';
export {
  type FileButtonProps,
  type FilterControlProps,
  pageRequestOf,
  type RegisterColumn,
  type RegisterDefinition,
  type RegisterFilter,
} from './register-definition.ts';
export { RegisterPager } from './register-pager.tsx';
export type { RegisterPanelProps } from './register-panel.ts';
export type { RegisterState } from './register-state.ts';
export { RegisterTable } from './register-table.tsx';
export { RegisterToolbar } from './register-toolbar.tsx';
export { csvFile, saveFile } from './save-file.ts';
export { SavedViews } from './saved-views.tsx';
export { useLocalRegister } from './use-local-register.ts';
export { type MadeFile, useMadeFile } from './use-made-file.ts';
export { type RegisterPage, useRegister } from './use-register.ts';
