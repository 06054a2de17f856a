import { isCalendarDate } from '@vcms/domain';
import { buildCompanies } from './demo-companies.ts';
import { buildEngagements } from './demo-engagements.ts';
import { buildNotifications } from './demo-notifications.ts';
import type { DemoData } from './demo-records.ts';
import { buildUsers } from './demo-users.ts';
import { createRandom } from './random.ts';

/** The seed that the product's demo data is made with. */
export const DEFAULT_SEED = 5001;

/**
 * The demo data of domain section 8 as far as its entities exist: the same `today` and `seed` give the same data.
 * Throws a RangeError when `today` is no calendar date (YYYY-MM-DD).
 */
export function buildDemoData(today: string, seed: number = DEFAULT_SEED): DemoData {
  if (!isCalendarDate(today)) throw new RangeError(`Not a calendar date: ${today}`);
  const random = createRandom(seed);
  const companies = buildCompanies(today, random);
  const users = buildUsers(companies, today, random);
  const engagements = buildEngagements(companies, today, random);
  return { companies, users, engagements, notifications: buildNotifications(engagements, users, today) };
}
