export { VarianceRequestDialog } from './variance-request-dialog.tsx';
export { varianceStateText } from './variance-row.ts';
export { VariancesPage } from './variances-page.tsx';
export { WithdrawDialog } from './withdraw-dialog.tsx';
