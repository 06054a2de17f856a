import {
  collectionPath,
  documentPath,
  EVIDENCE_VISIBLE_STATES,
  isCalendarDate,
  localDate,
  STATISTICS_SUBJECTS,
  type StatisticsFacts,
  type TaskEmr,
  type TaskNotRated,
  type TaskOshaYear,
} from '@vcms/domain';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { firmReviewsOf, relationsOf, reviewsOf, type TermsReader } from './task-facts.ts';

/** Everything of one kind, as it is stored: a damaged record makes a damaged task, which the queue tells of. */
async function allOf<One>(
  { db }: Trusted,
  name: 'oshaYears' | 'emr' | 'notRated',
  contractorId: string,
): Promise<readonly One[]> {
  const { docs } = await db.collection(collectionPath(name, contractorId)).get();
  return docs.map((entry) => ({ ...(entry.data() as One), id: entry.id }));
}

/**
 * What stands in the records now of one contractor's safety record. Undefined for a company that is not there or was merged
 * into another one: what it had submitted waits there.
 */
export async function loadStatisticsFacts(
  trusted: Trusted,
  contractorId: string,
  terms: TermsReader,
): Promise<StatisticsFacts | undefined> {
  const company = (await trusted.db.doc(documentPath('companies', contractorId)).get()).data();
  if (company === undefined || company.mergedInto !== undefined) return undefined;
  const [oshaYears, emr, notRated] = await Promise.all([
    allOf<TaskOshaYear>(trusted, 'oshaYears', contractorId),
    allOf<TaskEmr>(trusted, 'emr', contractorId),
    allOf<TaskNotRated>(trusted, 'notRated', contractorId),
  ]);
  const isEmpty = oshaYears.length + emr.length + notRated.length === 0;
  const relations = isEmpty ? [] : await relationsOf(trusted, contractorId, terms);
  const seeing = relations.filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state));
  const scopes = seeing.map(({ clientId }) => clientId);
  const own = await reviewsOf(trusted, contractorId, scopes);
  const returned = await firmReviewsOf(trusted, contractorId, STATISTICS_SUBJECTS, [
    ...oshaYears,
    ...emr,
    ...notRated,
  ]);
  const reviews = [...own, ...returned];
  const contractorName = textOf(company.name);
  const today = localDate(trusted.now(), textOf(company.timezone));
  const since = textOf(company.operatingSince);
  const operatingSince = isCalendarDate(since) ? since : undefined;
  const of = { contractorId, contractorName, today, operatingSince };
  return { ...of, relations, reviews, oshaYears, emr, notRated };
}
