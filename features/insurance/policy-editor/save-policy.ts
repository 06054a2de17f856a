import type { WriteResult } from '@vcms/data';
import { type CalendarDate, type Policy, validationText } from '@vcms/domain';
import type { InsuranceRecords, StoredPolicy } from './insurance-dossier.ts';
import type { PolicyFormValues } from './policy-form-values.ts';

/** What the editor gives to whoever stores it. */
export interface SaveRequest {
  readonly values: PolicyFormValues;
  /** What the form does not show: of the policy that is edited or renewed. */
  readonly before: Partial<Policy> | undefined;
  readonly seen: StoredPolicy | undefined;
  readonly file: File | undefined;
  /** The pages of the endorsements, where they are new. */
  readonly pages: File | undefined;
  readonly handIn: boolean;
  readonly today: CalendarDate;
  /** Everything on file, as it was when the form was sent. */
  readonly records: InsuranceRecords;
}

/** How saving ended; `message` is a sentence for the user. */
export type SaveOutcome =
  | { readonly kind: 'done' }
  /** The draft is stored, but could not be submitted. */
  | { readonly kind: 'kept-as-draft'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export interface PolicySaving {
  readonly busy: boolean;
  /** 0..1 while a file goes up. */
  readonly progress: number | undefined;
  readonly save: (request: SaveRequest) => Promise<SaveOutcome>;
}

/** Why a write did not come about, for the user. */
export function messageOf(result: Exclude<WriteResult, { kind: 'done' }>): string {
  return result.kind === 'conflict' ? validationText('V23') : result.failure.message;
}
