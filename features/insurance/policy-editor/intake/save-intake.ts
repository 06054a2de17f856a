import type { CalendarDate, Policy } from '@vcms/domain';
import type { InsuranceRecords, StoredPolicy } from '../insurance-dossier.ts';
import type { PolicyFormValues } from '../policy-form-values.ts';
import type { SaveOutcome } from '../save-policy.ts';
import type { ShownLine } from './intake-plan.ts';

/** One line that is stored. */
export interface IntakeEntry {
  /** Of the line, within the intake. */
  readonly id: string;
  readonly values: PolicyFormValues;
  /** What the values do not show: of the policy that is renewed, changed or completed. */
  readonly before: Partial<Policy> | undefined;
  /** The draft or returned policy that the line completes, as it was when the intake began. */
  readonly seen: StoredPolicy | undefined;
}

/** What the intake gives to whoever stores it. */
export interface IntakeRequest {
  readonly entries: readonly IntakeEntry[];
  /** Policies on file that get the certificate for the client it is made out to. */
  readonly shown: readonly ShownLine[];
  /** The certificate, where it is not on file yet. */
  readonly file: File | undefined;
  /** The certificate that is on file, such as one that a broker sent. */
  readonly storedDocId: string | undefined;
  /** The pages of the endorsements. */
  readonly pages: File | undefined;
  /** The client that the certificate is made out to. */
  readonly madeOutTo: string | undefined;
  readonly handIn: boolean;
  readonly today: CalendarDate;
  /** Everything on file, as it was when the lines were sent. */
  readonly records: InsuranceRecords;
}

/** How it ended, line by line. */
export interface IntakeOutcome {
  /** Why nothing at all was stored, as a sentence. */
  readonly problem?: string | undefined;
  /** By the line's id. */
  readonly lines: Readonly<Record<string, SaveOutcome>>;
}

export interface IntakeSaving {
  readonly busy: boolean;
  /** 0..1 while a file goes up. */
  readonly progress: number | undefined;
  /** Called again it stores what is still missing: a file goes up once, and a line is submitted once. */
  readonly save: (request: IntakeRequest) => Promise<IntakeOutcome>;
}
