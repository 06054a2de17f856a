import type { AuditEvent } from '@vcms/domain';
import { humanizeCode } from '../humanize-code.ts';

/** Names shown of an event that changed more. */
const SHOWN = 5;

/** What an event did, with the fields that changed: "Set role: role". A new record has too many to name them all. */
export function auditWords({ action, after }: Pick<AuditEvent, 'action' | 'after'>): string {
  const fields = Object.keys(after ?? {});
  const what = humanizeCode(action.slice(action.indexOf('.') + 1));
  const more = fields.length > SHOWN + 1 ? ` and ${fields.length - SHOWN} more` : '';
  const shown = more === '' ? fields : fields.slice(0, SHOWN);
  return fields.length === 0 ? what : `${what}: ${shown.join(', ')}${more}`;
}
