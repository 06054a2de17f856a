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
export * from './live-section.tsx';
export * from './register/register.tsx';
export type {
  RegisterColumn,
  RegisterDefinition,
  RegisterFilter,
  RegisterSort,
} from './register/register-definition.ts';
export * from './state-count-list.tsx';
export * from './trail/audit-list.tsx';
export * from './unread-section.tsx';
export * from './use-firm.ts';
export * from './use-last-answer.ts';
export * from './use-unread-notifications.ts';
export * from './words-of-code.ts';
