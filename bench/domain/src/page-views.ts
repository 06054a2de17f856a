import { collectionPath, documentPath, FIRM_SCOPE } from '@vcms/domain';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { clientHome, contractorHome, serviceHome } from './home-views.ts';

/** A list, a document, or a count. */
export type Ask = Query | DocumentReference | { readonly count: Query };

/** What a page asks the database for, and how many documents the rules look at beside the ended session. */
export interface PageView {
  readonly name: string;
  readonly asks: readonly Ask[];
  /** Look-ups of rules for each request: the engagement, where a client reads a contractor. */
  readonly lookups: number;
}

/** Documents of a page of any list (domain 4.0). */
const PAGE = 25;

const EVIDENCE = [
  'policies',
  'oshaYears',
  'emr',
  'notRated',
  'programVersions',
  'answers',
  'documents',
] as const;

/** Who is looked at: one client and one contractor that are engaged. */
export interface Sample {
  readonly uid: string;
  readonly clientId: string;
  readonly contractorId: string;
  /** Calendar date. */
  readonly today: string;
}

/** The views that make up nearly everything that is read, with the queries of `@vcms/data`. */
export function pageViews(
  db: Firestore,
  { uid, clientId, contractorId, today }: Sample,
): readonly PageView[] {
  const own = db.doc(documentPath('companies', clientId));
  const companies = db.collection('companies');
  const snapshots = db.collection('snapshots');
  const waiting = db
    .collection(collectionPath('reviewTasks'))
    .where('scope', '==', FIRM_SCOPE)
    .where('subjectType', '==', 'policy');
  const ofContractor = (name: (typeof EVIDENCE)[number]) => db.collection(collectionPath(name, contractorId));
  return [
    {
      name: 'opening the product: profile, company, firm, notifications',
      asks: [
        db.doc(documentPath('users', uid)),
        own,
        companies.where('kind', '==', 'firm').limit(1),
        db.collection('notifications').where('toId', '==', uid),
      ],
      lookups: 0,
    },
    {
      name: 'a page of a register of the firm, with its count',
      asks: [companies.orderBy('name').limit(PAGE), { count: companies }],
      lookups: 0,
    },
    {
      name: "a page of a client's contractors",
      asks: [
        snapshots
          .where('clientId', '==', clientId)
          .where('visible', '==', true)
          .orderBy('contractorName')
          .limit(PAGE),
      ],
      lookups: 0,
    },
    {
      name: 'one contractor as its client sees it: all evidence, reviews, snapshot',
      asks: [
        ...EVIDENCE.map(ofContractor),
        db.collection(collectionPath('reviews', contractorId)).where('scope', 'in', ['firm', clientId]),
        snapshots.doc(`${clientId}_${contractorId}`),
      ],
      lookups: 1,
    },
    {
      name: "a contractor's dashboard: its clients, their results, its policies and variances",
      asks: contractorHome(db, contractorId, today),
      lookups: 0,
    },
    {
      name: "a page of a review queue, the firm's or a client's",
      asks: [waiting.orderBy('submittedOn').limit(PAGE)],
      lookups: 0,
    },
    {
      name: "a client's dashboard: counts by state and status, what needs it, a page of results, what changes",
      asks: clientHome(db, clientId, today),
      lookups: 0,
    },
    {
      name: "customer service's dashboard: counts, queues, who waits, is stuck, is non-compliant, changes",
      asks: serviceHome(db, today),
      lookups: 0,
    },
  ];
}

/** Runs a view; answers how many requests it made. */
export async function openPage({ asks }: PageView): Promise<number> {
  for (const ask of asks) {
    if ('count' in ask && typeof ask.count === 'object') await ask.count.count().get();
    else if ('get' in ask) await ask.get();
  }
  return asks.length;
}
