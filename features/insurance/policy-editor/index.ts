export { ClientGaps } from './client-gaps.tsx';
export {
  type InsuranceDossier,
  type InsuranceRecords,
  type StoredPolicy,
  toInsuranceDossier,
} from './insurance-dossier.ts';
export { CertificateIntake, type IntakePaper } from './intake/certificate-intake.tsx';
export { DropArea } from './intake/drop-area.tsx';
export type { IntakeEntry, IntakeOutcome, IntakeRequest, IntakeSaving } from './intake/save-intake.ts';
export { PolicyEditor } from './policy-editor.tsx';
export { pagesOf, policyContent, policyFormValues, renewalOf } from './policy-form-values.ts';
export { messageOf, type PolicySaving, type SaveOutcome, type SaveRequest } from './save-policy.ts';
export { type InsuranceDossierState, useInsuranceDossier } from './use-insurance-dossier.ts';
export { useSaving, useSavingState } from './use-saving.ts';
