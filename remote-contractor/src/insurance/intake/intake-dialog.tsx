import { CertificateIntake, type InsuranceDossier, type IntakePaper } from '@vcms/insurance/policy-editor';
import { useSaveIntake } from './use-save-intake.ts';

export interface IntakeDialogProps {
  readonly file: InsuranceDossier;
  readonly paper: IntakePaper;
  /** The one client that the certificate was asked for. */
  readonly madeOutTo?: string | undefined;
  readonly onClose: () => void;
  readonly newId?: () => string;
}

function randomId(): string {
  return crypto.randomUUID();
}

/** The contractor's own intake of a certificate (domain 4.6). */
export function IntakeDialog({ newId = randomId, ...props }: IntakeDialogProps) {
  return <CertificateIntake {...props} saving={useSaveIntake(newId)} />;
}
