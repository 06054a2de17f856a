import type { OshaYear } from '../schemas/statistics-schemas.ts';
import { casesOf, totalHours } from './osha-rates.ts';
import type { Item } from './status.ts';

/** What a client's pooled TRIR adds up, so that it is one sum over results and no read of any log (domain 4.2). */
export interface InjuryFacts {
  /** Cases that TRIR counts. */
  readonly cases: number;
  readonly hours: number;
  /** First and last year of the logs. */
  readonly from: number;
  readonly to: number;
}

type Judged = Pick<Item, 'key' | 'raw' | 'evidenceIds'>;

/** Logs that the client's rate is made of; where it wants no rate, the years that it wants. */
function judgedLogs(items: readonly Judged[]): readonly string[] {
  const rate = items.find(({ key }) => key === 'osha.trir');
  if (rate !== undefined) return rate.raw === 'pending_review' ? [] : rate.evidenceIds;
  const logs = items.find(
    ({ key, raw }) => key === 'osha.logs' && (raw === 'compliant' || raw === 'expiring'),
  );
  return logs?.evidenceIds ?? [];
}

/**
 * Cases and hours of the logs by which a contractor is judged. Undefined while a year is missing, while one of them waits for
 * its review, and without hours: numbers that nobody has looked at improve no mean (domain 3.2).
 */
export function injuryFacts(
  { items }: { readonly items: readonly Judged[] },
  logs: readonly OshaYear[],
): InjuryFacts | undefined {
  const ids = judgedLogs(items);
  const used = logs.filter(({ id }) => ids.includes(id));
  const hours = totalHours(used);
  if (hours === 0 || used.some(({ state }) => state !== 'accepted')) return undefined;
  const years = used.map(({ year }) => year);
  return { cases: casesOf('trir', used), hours, from: Math.min(...years), to: Math.max(...years) };
}
