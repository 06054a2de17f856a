import type { WriteResult } from '@vcms/data';
import { validationText } from '@vcms/domain';

/** What to tell when a change was not stored: plain words, and what was typed stays. */
export function writeProblem(result: Exclude<WriteResult, { readonly kind: 'done' }>): string {
  return result.kind === 'conflict' ? validationText('V23') : result.failure.message;
}
