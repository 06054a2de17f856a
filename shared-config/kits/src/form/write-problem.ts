import type { WriteResult } from '@vcms/data';
import { validationText } from '@vcms/domain';
import type { ActAnswer } from '../pending/use-instant-act.ts';

/** What to tell when a change was not stored: plain words, and what was typed stays. */
export function writeProblem(result: Exclude<WriteResult, { readonly kind: 'done' }>): string {
  return result.kind === 'conflict' ? validationText('V23') : result.failure.message;
}

/** The same as the answer to an act. */
export function answerOf(result: WriteResult): ActAnswer {
  return result.kind === 'done' ? result : { kind: 'failed', message: writeProblem(result) };
}
