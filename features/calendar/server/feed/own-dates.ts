import { collectionPath, type DateSpan, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import * as schemas from '@vcms/domain/schemas';
import type { CheckedReader, Trusted } from '@vcms/server/core';
import type { CalendarEntry } from '../../model/calendar-entry.ts';
import { ownEntries } from '../../model/role-entries.ts';
import { DATES_READ, noPath } from './feed-bounds.ts';

/** Clients whose requirements are read, and versions of each: the one in force, and those that are announced. */
const CLIENTS = 10;
const VERSIONS = 3;

/** A contractor's own dates, from the records that the page reads, by the rules by which the page makes them. */
export async function ownDates(
  { db }: Trusted,
  companyId: string,
  span: DateSpan,
  read: CheckedReader['read'],
): Promise<readonly CalendarEntry[]> {
  const own = (name: 'policies' | 'documents' | 'programVersions' | 'emr' | 'notRated' | 'oshaYears') =>
    db.collection(collectionPath(name, companyId)).limit(DATES_READ);
  const within = (name: 'documents' | 'programVersions', field: string) =>
    own(name).where(field, '>=', span.from).where(field, '<=', span.to).orderBy(field);
  const [policies, documents, programs, emr, notRated, oshaYears, engagements, variances] = await Promise.all(
    [
      read(own('policies').where('expiration', '>=', span.from).orderBy('expiration'), schemas.policySchema),
      read(within('documents', 'expiresOn'), schemas.documentSchema),
      read(within('programVersions', 'validUntil'), schemas.programVersionSchema),
      read(own('emr'), schemas.emrRecordSchema),
      read(own('notRated'), schemas.notRatedSchema),
      read(own('oshaYears'), schemas.oshaYearSchema),
      read(
        db.collection(collectionPath('engagements')).where('contractorId', '==', companyId).limit(DATES_READ),
        schemas.engagementSchema,
      ),
      read(
        db
          .collection(collectionPath('variances'))
          .where('contractorId', '==', companyId)
          .where('state', '==', 'approved')
          .where('to', '>=', span.from)
          .where('to', '<=', span.to)
          .orderBy('to')
          .limit(DATES_READ),
        schemas.varianceSchema,
      ),
    ],
  );
  const open = engagements.filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
  const requirementSets = await Promise.all(
    open
      .slice(0, CLIENTS)
      .map(({ clientId }) =>
        read(
          db
            .collection(collectionPath('requirementSets', clientId))
            .where('status', 'in', ['published', 'superseded'])
            .orderBy('n', 'desc')
            .limit(VERSIONS),
          schemas.requirementSetSchema,
        ),
      ),
  );
  const contractor = { id: companyId, policies, documents, programs, emr, notRated, oshaYears };
  const sources = {
    contractors: [contractor],
    engagements,
    requirementSets: requirementSets.flat(),
    variances,
  };
  return ownEntries(sources, span, noPath);
}
