export { ComplianceChip, ComplianceMark } from './compliance-chip.tsx';
export { CountRows } from './count-rows.tsx';
export { CountsSection } from './counts-section.tsx';
export { createRoutes } from './create-routes.tsx';
export { DamagedNote } from './damaged-note.tsx';
export { DashboardColumns } from './dashboard-columns.tsx';
export { DashboardGrid } from './dashboard-grid.tsx';
export { DashboardSection, type DashboardSectionProps } from './dashboard-section.tsx';
export { DeferredSection } from './deferred-section.tsx';
export { DossierGate } from './dossier-gate.tsx';
export { EngagementList } from './engagement-list.tsx';
export { EngagementStateChip } from './engagement-state-chip.tsx';
export { EvidenceChip } from './evidence-chip.tsx';
export { FailurePanel } from './failure-panel.tsx';
export { figureOfCounts, figureOfItems } from './figure.ts';
export { FigureGrid } from './figure-grid.tsx';
export { formatDate } from './format-date.ts';
export { helpProvider, type PageHelp } from './help-provider.tsx';
export { humanizeCode } from './humanize-code.ts';
export { isInState } from './in-state.ts';
export { damagedIn, itemsOf, type Waiting, waitingFor } from './join-states.ts';
export { type LinkRow, LinkRows } from './link-rows.tsx';
export { LiveSection } from './live-section.tsx';
export { PagedSection } from './paged-section.tsx';
export { readerDate, useToday } from './reader-today.ts';
export { ReadingDialog } from './reading-dialog.tsx';
export { RelativeDay, RelativeTime } from './relative-day.tsx';
export { rolePage } from './role-page.tsx';
export { searchProvider } from './search/search-provider.tsx';
export { SelectField } from './select-field.tsx';
export { SidePanel } from './side-panel.tsx';
export { UnreadSection } from './unread-section.tsx';
export { useArrivalTime } from './use-arrival-time.ts';
export {
  type DossierState,
  dossierOf,
  useAskedContractor,
} from './use-asked-contractor.ts';
export { useCopy } from './use-copy.ts';
export { useDebouncedValue } from './use-debounced-value.ts';
export { useFirm } from './use-firm.ts';
export { useFocusFallback } from './use-focus-fallback.ts';
export { useIsPhone } from './use-is-phone.ts';
export { useKeepPreviousData } from './use-keep-previous-data.ts';
export { useLoaded } from './use-loaded.ts';
export { useOpenDialog } from './use-open-dialog.ts';
export { UNREAD_LIMIT, useUnreadNotifications } from './use-unread-notifications.ts';
export { USER_TONES } from './user-tones.ts';
export { ViewAll } from './view-all.tsx';
