import { createHash } from 'node:crypto';
import { documentPath } from '@vcms/domain';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { countEventLoosely, type RateLimit } from '../core/rate-limit.ts';
import type { DocumentEvent } from '../jobs/document-event.ts';
import { pauseCompany } from './pause-company.ts';
import { type PersonsWrite, personsWrite } from './persons-write.ts';

/** Of the writes of one company in an hour: so many that were drawn. */
export const DRAWN_WRITES_AN_HOUR: RateLimit = { scope: 'writes', count: 400, seconds: 3600 };

/** One of so many writes is drawn: about 20,000 an hour. A list of 5,000 people who are assigned to two clients are 15,000. */
const ONE_OF = 50;
/** Of those that tell other companies' people, or judge others anew: about 2,000 an hour. */
const ONE_OF_COSTLY = 5;
const COSTLY: readonly string[] = [
  'engagements',
  'variances',
  'documentRequests',
  'requirementOverrides',
  'requirementSets',
  'staffDocTypes',
  'questionnaireVersions',
  'notes',
  'calendarEvents',
  'announcements',
  'reviews',
];

const CLIENT_ROLES: readonly unknown[] = ['5003', '5004'];
const CONTRACTOR_ROLES: readonly unknown[] = ['5005', '5006'];

/**
 * Whether a write is drawn for its company's count. By path and server time: the same for every event that a write makes and for
 * each of their deliveries, and known to nobody before it is written.
 */
export function isDrawn({ path, at }: Pick<PersonsWrite, 'path' | 'at'>): boolean {
  const kind = path.split('/').at(-2) ?? '';
  const hash = createHash('sha256').update(markOf({ path, at })).digest();
  return hash.readUInt32BE(0) % (COSTLY.includes(kind) ? ONE_OF_COSTLY : ONE_OF) === 0;
}

function markOf({ path, at }: Pick<PersonsWrite, 'path' | 'at'>): string {
  return `${path} ${at.seconds}.${at.nanoseconds}`;
}

/**
 * Counts what the people of clients and contractors write. Beyond the limit their company writes nothing more until the hour is
 * over (ADR 54). The firm is not counted: it works for all of them. May run again.
 */
export async function countWrite(trusted: Trusted, event: DocumentEvent): Promise<void> {
  const write = personsWrite(event);
  if (write === undefined || !isDrawn(write)) return;
  const person = await trusted.db.doc(documentPath('users', write.uid)).get();
  const isClient = CLIENT_ROLES.includes(person.get('role'));
  if (!isClient && !CONTRACTOR_ROLES.includes(person.get('role'))) return;
  const companyId = textOf(person.get('companyId'));
  const at = write.at.toDate();
  if (await countEventLoosely(trusted, DRAWN_WRITES_AN_HOUR, companyId, { id: markOf(write), at })) return;
  await pauseCompany(trusted, {
    ...{ limit: DRAWN_WRITES_AN_HOUR, companyId, at, holds: 'writes' },
    side: isClient ? 'clientId' : 'contractorId',
    reason: (until) =>
      `Too many changes within an hour. The company stores nothing more until ${until}; withdrawals are taken.`,
    title: 'Changes paused',
    body: (name, minutes) =>
      `${name} made too many changes within an hour: about 20,000, or 2,000 that concern others. It can save again in ${minutes} minutes at most. Ask what happened if that is unusual for it.`,
  });
}
