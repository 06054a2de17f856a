export {
  CONTRACTOR_TAB_LABELS,
  CONTRACTOR_TABS,
  type ContractorTab,
  PENDING_STATES,
  TAB_STATES,
} from './contractor-tabs.ts';
export { type DayChange, dayChanges } from './day-changes.ts';
export { IMPORT_COLUMNS, type ImportRow, importRows } from './import-rows.ts';
export { checkRequest, lookupKey, termsOf } from './request-form.ts';
