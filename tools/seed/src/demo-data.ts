import {
  type AnswerRow,
  isCalendarDate,
  type ReviewTask,
  type Snapshot,
  type StaffSnapshot,
} from '@vcms/domain';
import { buildFiles, withClientReviews } from './build-files.ts';
import { requirementOverrides } from './catalogue/overrides.ts';
import { questionnaireVersions } from './catalogue/questionnaires.ts';
import { requirementSets } from './catalogue/requirements.ts';
import { withCounts } from './company-counts.ts';
import { buildCompanies } from './demo-companies.ts';
import { buildEngagements } from './demo-engagements.ts';
import { buildNotifications } from './demo-notifications.ts';
import { buildUsers } from './demo-users.ts';
import { LINE_DEMOS } from './line-demos.ts';
import { buildAnswerRows, buildReviewTasks } from './review-tasks.ts';
import { buildSnapshots, buildStaffSnapshots, type JudgedFacts, withResults } from './snapshots.ts';
import { DEMO_PEOPLE } from './words/accounts.ts';
import { type DemoNotification, type DemoUser, early } from './words/demo-records.ts';
import { createRandom } from './words/random.ts';

/** The seed that the product's demo data is made with. */
export const DEFAULT_SEED = 5001;

/** Everything that the demo data is made of, before it is put into documents. */
export interface DemoData extends JudgedFacts {
  /** Calendar date, YYYY-MM-DD. */
  readonly today: string;
  readonly seed: number;
  readonly users: readonly DemoUser[];
  readonly notifications: readonly DemoNotification[];
  readonly snapshots: readonly Snapshot[];
  readonly staffSnapshots: readonly StaffSnapshot[];
  readonly reviewTasks: readonly ReviewTask[];
  readonly answerRows: readonly AnswerRow[];
}

/**
 * The demo data of domain section 8: the same `today` and `seed` give the same data. Throws a RangeError when `today` is
 * no calendar date (YYYY-MM-DD).
 */
export function buildDemoData(today: string, seed: number = DEFAULT_SEED): DemoData {
  if (!isCalendarDate(today)) throw new RangeError(`Not a calendar date: ${today}`);
  const random = createRandom(seed);
  const companies = buildCompanies(today, random);
  const users = buildUsers(companies, today, random);
  const engagements = buildEngagements(companies, today, random);
  const now = early(today, 5);
  const facts: JudgedFacts = {
    companies,
    engagements,
    files: withClientReviews(buildFiles(companies, engagements, today, seed), now, DEMO_PEOPLE.client.uid),
    requirementSets: requirementSets(today),
    overrides: requirementOverrides(today),
    variances: LINE_DEMOS.flatMap(({ variances }) => variances?.(today) ?? []),
    questionnaires: questionnaireVersions(today),
  };
  const snapshots = buildSnapshots(facts, today);
  return {
    ...facts,
    companies: withCounts(companies, users, engagements),
    today,
    seed,
    users,
    engagements: withResults(engagements, snapshots, now),
    notifications: buildNotifications(engagements, users, today),
    snapshots,
    staffSnapshots: buildStaffSnapshots(facts, today),
    reviewTasks: buildReviewTasks(facts, today),
    answerRows: buildAnswerRows(facts, today),
  };
}
