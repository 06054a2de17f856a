import {
  addDays,
  collectionGroup,
  collectionPath,
  ENGAGEMENT_STATES,
  FORECAST_DAYS,
  ITEM_STATUSES,
} from '@vcms/domain';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Ask } from './page-views.ts';

/** What the home pages ask the database for, beside what opening the product reads: their queries of `@vcms/data`. */
const PAGE = 25;
const SHORT = 10;
const QUEUES = [
  'policies',
  'oshaYears',
  'emr',
  'notRated',
  'programVersions',
  'answers',
  'documents',
  'staffDocuments',
] as const;

function countsBy(base: Query, field: string, values: readonly string[]): readonly Ask[] {
  return values.map((value) => ({ count: base.where(field, '==', value) }));
}

/** Home of roles 5003 and 5004. */
export function clientHome(db: Firestore, clientId: string, today: string): readonly Ask[] {
  const engagements = db.collection('engagements').where('clientId', '==', clientId);
  const results = db.collection('snapshots').where('clientId', '==', clientId).where('visible', '==', true);
  const until = addDays(today, FORECAST_DAYS);
  return [
    ...countsBy(engagements, 'state', ENGAGEMENT_STATES),
    engagements.orderBy('updatedAt', 'desc').limit(1),
    engagements.where('state', 'in', ['submitted', 'requested']).orderBy('updatedAt').limit(SHORT),
    db
      .collection('variances')
      .where('clientId', '==', clientId)
      .where('state', '==', 'requested')
      .orderBy('to')
      .limit(SHORT),
    ...countsBy(results, 'result.overall', ITEM_STATUSES),
    results.orderBy('evaluatedAt', 'desc').limit(1),
    results.where('result.nextChangeOn', '<=', until).orderBy('result.nextChangeOn').limit(PAGE),
    results.orderBy('contractorName').limit(PAGE),
  ];
}

/** Home of role 5005; 5006 asks for less. */
export function contractorHome(db: Firestore, contractorId: string, today: string): readonly Ask[] {
  return [
    db.collection('engagements').where('contractorId', '==', contractorId).limit(PAGE),
    db.collection('snapshots').where('contractorId', '==', contractorId).orderBy('clientName').limit(PAGE),
    db
      .collection(collectionPath('policies', contractorId))
      .where('expiration', '>=', today)
      .orderBy('expiration')
      .limit(PAGE),
    db
      .collection('variances')
      .where('contractorId', '==', contractorId)
      .where('state', '==', 'approved')
      .orderBy('to')
      .limit(PAGE),
  ];
}

/** Home of role 5002. */
export function serviceHome(db: Firestore, today: string): readonly Ask[] {
  const engagements = db.collection('engagements');
  const companies = db.collection('companies').where('status', '==', 'active');
  const results = db.collection('snapshots').where('visible', '==', true);
  const queues = QUEUES.map((name) =>
    db
      .collectionGroup(collectionGroup(name))
      .where('state', 'in', ['submitted', 'in_review'])
      .orderBy('submittedOn'),
  );
  return [
    ...countsBy(engagements, 'state', ENGAGEMENT_STATES),
    ...countsBy(companies, 'kind', ['client', 'contractor']),
    db.collection('audit').orderBy('at', 'desc').limit(1),
    ...queues.map((queue) => ({ count: queue })),
    ...queues.map((queue) => queue.limit(1)),
    engagements.where('state', '==', 'submitted').orderBy('updatedAt').limit(SHORT),
    engagements
      .where('state', '==', 'in_progress')
      .where('updatedAt', '<', new Date(`${addDays(today, -14)}T00:00:00Z`))
      .orderBy('updatedAt')
      .limit(SHORT),
    results.where('result.nextChangeOn', '<=', addDays(today, 30)).orderBy('result.nextChangeOn').limit(PAGE),
    ...countsBy(results, 'result.overall', ITEM_STATUSES),
    results.orderBy('evaluatedAt', 'desc').limit(1),
    results.where('result.overall', '==', 'non_compliant').orderBy('contractorName').limit(SHORT),
  ];
}
