import type { AuditEvent } from '@vcms/domain';
import { humanizeCode } from '../humanize-code.ts';
import { AUDIT_VERBS } from './audit-verbs.ts';

/** Names shown of an event that changed more. */
const SHOWN = 5;

/** Fields that say alone what became of the object, by the verb of the event. */
const OUTCOMES: Readonly<Record<string, string>> = { decide: 'decision', move: 'state' };

/** Verbs after which the fields tell nothing new: all of a new record, or the one that the verb names. */
const WHOLE: readonly string[] = ['create', 'delete', 'disable', 'enable', 'suspend', 'reinstate'];

type Told = Pick<AuditEvent, 'action' | 'after' | 'entityType'>;

function verbOf({ action }: Pick<AuditEvent, 'action'>): string {
  return action.slice(action.indexOf('.') + 1);
}

function outcomeOf(event: Told): string | undefined {
  const field = OUTCOMES[verbOf(event)];
  const value = field === undefined ? undefined : event.after?.[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What an event did, as a sentence without its end: "Policy submitted", "Engagement moved: approved". */
export function auditTitle(event: Told): string {
  const verb = verbOf(event);
  const outcome = outcomeOf(event);
  const noun = humanizeCode(event.entityType);
  const what = `${noun} ${AUDIT_VERBS[verb] ?? humanizeCode(verb).toLowerCase()}`;
  return outcome === undefined ? what : `${what}: ${humanizeCode(outcome).toLowerCase()}`;
}

/** Which fields an event changed, in words; nothing where the title has said it. Of many only the first are named. */
export function auditFields(event: Told): string {
  if (WHOLE.includes(verbOf(event)) || outcomeOf(event) !== undefined) return '';
  const changed = Object.entries(event.after ?? {}).filter(([, value]) => value !== undefined);
  const fields = changed.map(([field]) => fieldWords(field));
  if (fields.length <= SHOWN + 1) return fields.join(', ');
  return `${fields.slice(0, SHOWN).join(', ')} and ${fields.length - SHOWN} more`;
}

/** A field's name as words: employeesPeakLastYear becomes employees peak last year. */
function fieldWords(field: string): string {
  return field.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
}
