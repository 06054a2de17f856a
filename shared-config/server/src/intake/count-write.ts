import { createHash } from 'node:crypto';
import { documentPath } from '@vcms/domain';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { countSharedLoosely, type SharedLimit } from '../core/shared-limit.ts';
import type { DocumentEvent } from '../jobs/document-event.ts';
import { pauseCompany } from './pause-company.ts';
import { pausePerson } from './pause-person.ts';
import { type PersonsWrite, personsWrite } from './persons-write.ts';

/**
 * Of the writes of one company in an hour: so many that were drawn. One person may make about 12,500, which are a list of 5,000
 * people, all of them assigned to a client, and leaves at least 7,500 to the others.
 */
export const DRAWN_WRITES_AN_HOUR: SharedLimit = {
  ...{ scope: 'writes', count: 400, seconds: 3600 },
  ofOne: 250,
};

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

/** Pictures of people: files of up to 5 MB, which no record announces. Each counts. */
const PICTURES = 'photo';

const CLIENT_ROLES: readonly unknown[] = ['5003', '5004'];
const CONTRACTOR_ROLES: readonly unknown[] = ['5005', '5006'];

/**
 * Whether a write is drawn for its company's count. By path and server time: the same for every event that a write makes and for
 * each of their deliveries, and known to nobody before it is written.
 */
export function isDrawn({ path, at }: Pick<PersonsWrite, 'path' | 'at'>): boolean {
  const kind = path.split('/').at(-2) ?? '';
  const hash = createHash('sha256').update(markOf({ path, at })).digest();
  const oneOf = COSTLY.includes(kind) ? ONE_OF_COSTLY : ONE_OF;
  return kind === PICTURES || hash.readUInt32BE(0) % oneOf === 0;
}

function markOf({ path, at }: Pick<PersonsWrite, 'path' | 'at'>): string {
  return `${path} ${at.seconds}.${at.nanoseconds}`;
}

/**
 * Counts what the people of clients and contractors write. Beyond the limit their company, or the one person who wrote most of it,
 * writes nothing more until the hour is over (ADR 54, 65). The firm is not counted: it works for all of them. May run again.
 */
export async function countWrite(trusted: Trusted, event: DocumentEvent): Promise<void> {
  const write = personsWrite(event);
  if (write === undefined || !isDrawn(write)) return;
  const { uid } = write;
  const person = await trusted.db.doc(documentPath('users', uid)).get();
  const isClient = CLIENT_ROLES.includes(person.get('role'));
  if (!isClient && !CONTRACTOR_ROLES.includes(person.get('role'))) return;
  const companyId = textOf(person.get('companyId'));
  const [id, at] = [markOf(write), write.at.toDate()];
  const over = await countSharedLoosely(trusted, DRAWN_WRITES_AN_HOUR, { companyId, uid }, { id, at });
  const side = isClient ? ('clientId' as const) : ('contractorId' as const);
  const excess = { limit: DRAWN_WRITES_AN_HOUR, companyId, at, holds: 'writes' as const, side };
  if (over === 'person') {
    const made = 'About 12,500 changes, or 1,250 that concern others,';
    await pausePerson(trusted, { ...excess, uid, what: 'Changes', made, does: 'save' });
  }
  if (over !== 'company') return;
  await pauseCompany(trusted, {
    ...excess,
    reason: (until) =>
      `Too many changes within an hour. The company stores nothing more until ${until}; withdrawals are taken.`,
    title: 'Changes paused',
    body: (name, minutes) =>
      `${name} made too many changes within an hour: about 20,000, or 2,000 that concern others. It can save again in ${minutes} minutes at most. Ask what happened if that is unusual for it.`,
  });
}
