export * from './compliance-chip.tsx';
export * from './count-by-state.ts';
export * from './counts-section.tsx';
export * from './create-routes.tsx';
export * from './dashboard-columns.tsx';
export * from './dashboard-section.tsx';
export * from './engagement-list.tsx';
export * from './engagement-state-chip.tsx';
export * from './evidence-chip.tsx';
export * from './failure-panel.tsx';
export * from './figure.ts';
export * from './figure-card.tsx';
export * from './figure-grid.tsx';
export * from './form/choice-field.tsx';
export * from './form/form-dialog.tsx';
export * from './form/form-problem.tsx';
export * from './form/text-field.tsx';
export * from './form/use-checked-form.ts';
export * from './format-date.ts';
export * from './join-states.ts';
export * from './impact/impact-panel.tsx';
export type { ImpactRequest, ImpactRow } from './impact/run-impact.ts';
export * from './impact/use-impact.ts';
export * from './later-part.tsx';
export * from './live-section.tsx';
export * from './reader-today.ts';
export * from './register/register.tsx';
export type {
  RegisterColumn,
  RegisterDefinition,
  RegisterFilter,
  RegisterSort,
} from './register/register-definition.ts';
export * from './standing/deadline-list.tsx';
export * from './standing/forecast-entries.ts';
export * from './standing/forecast-list.tsx';
export * from './standing/item-trace.tsx';
export * from './standing/pulse-of.ts';
export * from './standing/standing-chip.tsx';
export * from './standing/standing-list.tsx';
export * from './standing/status-chart.tsx';
export * from './standing/status-counts.ts';
export * from './standing/status-shares.ts';
export * from './standing/topic-of-key.ts';
export * from './standing/week-chart.tsx';
export * from './standing/week-counts.ts';
export * from './standing/why-dialog.tsx';
export * from './standing/why-words.ts';
export * from './state-count-list.tsx';
export * from './trail/audit-list.tsx';
export * from './unread-section.tsx';
export * from './use-firm.ts';
export * from './use-last-answer.ts';
export * from './use-unread-notifications.ts';
export * from './variances/variance-request-dialog.tsx';
export { daysText, varianceStateText } from './variances/variance-row.ts';
export * from './variances/withdraw-dialog.tsx';
export * from './words-of-code.ts';
