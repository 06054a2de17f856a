/** The policy editor and the insurance file it works on, as the insurance pages mount them. */
export { fileProblem } from './policy-editor/certificate-field.tsx';
export { ClientGaps, type ClientGapsProps } from './policy-editor/client-gaps.tsx';
export {
  ASKING_STATES,
  type InsuranceDossier,
  type InsuranceRecords,
  type StoredPolicy,
  toInsuranceDossier,
} from './policy-editor/insurance-dossier.ts';
export { itemLabel, itemReasons } from './policy-editor/item-label.ts';
export { type EditorPart, PolicyEditor, type PolicyEditorProps } from './policy-editor/policy-editor.tsx';
export { type PolicyFormValues, policyContent, renewalOf } from './policy-editor/policy-form-values.ts';
export {
  messageOf,
  type PolicySaving,
  type SaveOutcome,
  type SaveRequest,
} from './policy-editor/save-policy.ts';
export { type InsuranceDossierState, useInsuranceDossier } from './policy-editor/use-insurance-dossier.ts';
export { useSaving } from './policy-editor/use-saving.ts';
