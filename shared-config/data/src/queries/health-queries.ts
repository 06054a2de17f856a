import {
  type Company,
  collectionPath,
  documentPath,
  type Engagement,
  type FailedJob,
  JOB_KINDS,
  OPEN_ENGAGEMENT_STATES,
} from '@vcms/domain';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { companiesQuery } from '../companies.ts';
import { engagementsInStatesQuery } from '../engagements.ts';
import { asWriteResult, type WriteResult } from '../evidence/write-result.ts';
import type { ParsedDocument } from '../parsed-document.ts';
import { createReadingConverter } from '../reading-converter.ts';

const failedJobConverter = createReadingConverter<FailedJob>((id, fields) => ({
  id,
  kind: fields.oneOf('kind', JOB_KINDS),
  job: fields.text('job'),
  subject: fields.optionalText('subject'),
  companyId: fields.optionalText('companyId'),
  cause: fields.text('cause'),
  attempts: fields.optionalNumber('attempts') ?? 1,
  firstFailedAt: fields.time('firstFailedAt'),
  lastFailedAt: fields.time('lastFailedAt'),
  triedUntil: fields.optionalTime('triedUntil'),
}));

/** Work of the server that failed and has not succeeded since, what failed last first: 5001. */
export function failedJobsQuery(firestore: Firestore, count: number): Query<ParsedDocument<FailedJob>> {
  const all = collection(firestore, collectionPath('failedJobs')).withConverter(failedJobConverter);
  return query(all, orderBy('lastFailedAt', 'desc'), limit(count));
}

/** Takes a failed job off the list; never rejects. */
export function dismissFailedJob(firestore: Firestore, id: string): Promise<WriteResult> {
  return asWriteResult(() => deleteDoc(doc(firestore, documentPath('failedJobs', id))));
}

/** Active companies of which nobody can sign in, by the count that the server keeps: 5001 and 5002. */
export function companiesWithoutPersonQuery(
  firestore: Firestore,
  count: number,
): Query<ParsedDocument<Company>> {
  const active = companiesQuery(firestore, { status: 'active' });
  return query(active, where('counts.active', '==', 0), limit(count));
}

/** Companies with declared facts that wait for the firm; those that are archived wait for nothing: 5001 and 5002. */
export function declaredFactsQuery(firestore: Firestore, count: number): Query<ParsedDocument<Company>> {
  const open = query(companiesQuery(firestore), where('status', 'in', ['active', 'suspended']));
  return query(open, where('declaredFacts.state', '==', 'waiting'), limit(count));
}

/** Open engagements of which nothing is asked, as their results say: 5001 and 5002. */
export function engagementsWithoutDemandsQuery(
  firestore: Firestore,
  count: number,
): Query<ParsedDocument<Engagement>> {
  const open = engagementsInStatesQuery(firestore, OPEN_ENGAGEMENT_STATES);
  return query(open, where('readinessPct', '==', null), limit(count));
}
