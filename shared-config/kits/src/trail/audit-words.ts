import type { AuditEvent } from '@vcms/domain';
import { humanizeCode } from '../humanize-code.ts';

/** What an event did, with the fields that changed: "Set role: role". */
export function auditWords({ action, after }: Pick<AuditEvent, 'action' | 'after'>): string {
  const fields = Object.keys(after ?? {});
  const what = humanizeCode(action.slice(action.indexOf('.') + 1));
  return fields.length === 0 ? what : `${what}: ${fields.join(', ')}`;
}
