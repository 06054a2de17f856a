import type { JobKind } from '@vcms/domain';
import { productionContext as trusted } from '@vcms/server/core';
import { countWrite } from '@vcms/server/intake';
import { type DocumentEvent, withFailureLog } from '@vcms/server/jobs';

/** A trigger's work with a note in `failedJobs` of every try that fails. What a person wrote counts for its company (ADR 54). */
export function watch<Event extends DocumentEvent>(
  kind: JobKind,
  name: string,
  work: (event: Event) => Promise<unknown>,
): (event: Event) => Promise<void> {
  return withFailureLog(kind, name, trusted, async (event: Event) => {
    await countWrite(trusted(), event);
    await work(event);
  });
}
