import type { AuditEvent } from '@vcms/domain';
import { wordsOfCode } from '../words-of-code.ts';

/** What an event did, with the fields that changed: "Set role: role". */
export function auditWords({ action, after }: Pick<AuditEvent, 'action' | 'after'>): string {
  const fields = Object.keys(after ?? {});
  const what = wordsOfCode(action.slice(action.indexOf('.') + 1));
  return fields.length === 0 ? what : `${what}: ${fields.join(', ')}`;
}
