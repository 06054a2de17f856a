import {
  addDays,
  collectionPath,
  type DateSpan,
  FIRM_SCOPE,
  INSURANCE_LINES,
  isCalendarDate,
  may,
  REVIEW_SUBJECTS,
} from '@vcms/domain';
import * as schemas from '@vcms/domain/schemas';
import { type CheckedReader, type Trusted, textOf } from '@vcms/server/core';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { CalendarEntry, Layer } from '../../model/calendar-entry.ts';
import { type InsuranceEnds, PROMISE_DAYS } from '../../model/derived-entries.ts';
import { contractorEntries } from '../../model/role-entries.ts';
import { DATES_READ, noPath } from './feed-bounds.ts';
import type { FeedOwner } from './feed-owner.ts';

/** Versions of the own requirements. */
const VERSIONS = 5;

function insuranceOf(standing: DocumentSnapshot): InsuranceEnds {
  const ends = INSURANCE_LINES.map((line) => [line, textOf(standing.get(`insurance.ends.${line}`))] as const);
  return {
    id: standing.id,
    contractorId: textOf(standing.get('contractorId')),
    contractorName: textOf(standing.get('contractorName')),
    insuranceEnds: Object.fromEntries(ends.filter(([, date]) => isCalendarDate(date))),
  };
}

/** Dates of the contractors that a client or the firm looks after, by the rules by which the page makes them. */
export async function contractorDates(
  { db }: Trusted,
  { role, companyId }: FeedOwner,
  span: DateSpan,
  on: readonly Layer[],
  read: CheckedReader['read'],
): Promise<readonly CalendarEntry[]> {
  const isFirm = may(role, 'workForEveryClient');
  const ofSide = (query: Query) => (isFirm ? query : query.where('clientId', '==', companyId));
  const within = (query: Query, field: string, from = span.from) =>
    query.where(field, '>=', from).where(field, '<=', span.to).orderBy(field).limit(DATES_READ);
  const standings = ofSide(db.collection(collectionPath('snapshots')).where('visible', '==', true));
  const tasks = db
    .collection(collectionPath('reviewTasks'))
    .where('scope', '==', isFirm ? FIRM_SCOPE : companyId)
    .where('subjectType', 'in', [...REVIEW_SUBJECTS]);
  const variances = ofSide(db.collection(collectionPath('variances')).where('state', '==', 'approved'));
  const versions = db.collection(collectionPath('requirementSets', companyId));
  const [ends, waiting, decided, requirementSets] = await Promise.all([
    within(standings, 'insurance.endsOn').select('contractorId', 'contractorName', 'insurance').get(),
    on.includes('reviews')
      ? read(within(tasks, 'submittedOn', addDays(span.from, -PROMISE_DAYS)), schemas.reviewTaskSchema)
      : [],
    read(within(variances, 'to'), schemas.varianceSchema),
    on.includes('requirements')
      ? read(versions.orderBy('n', 'desc').limit(VERSIONS), schemas.requirementSetSchema)
      : [],
  ]);
  const sources = {
    standings: ends.docs.map(insuranceOf),
    tasks: waiting,
    variances: decided,
    requirementSets,
  };
  return contractorEntries(sources, span, on, noPath, noPath);
}
