import type { CompanyDeletion } from '@vcms/server/companies';
import type { Leftovers } from './find-leftovers.ts';
import type { DeletionPlan } from './plan-deletion.ts';

/** Paths that are named; of more only the number is said. */
const NAMED = 50;

/** A plan in words, a line for each collection. */
export function planLines(plan: DeletionPlan, begun: CompanyDeletion | undefined): readonly string[] {
  const { deletes, cleans, keeps, files, accounts, refusals, retention } = plan;
  const own = begun === undefined;
  return [
    ...(own ? [] : [begun.state === 'done' ? 'It was deleted before.' : 'A deletion was begun and goes on.']),
    ...[...deletes].map(([name, count]) => `delete ${name}: ${count}`),
    `delete files: ${files.count} (${files.bytes} bytes)`,
    `delete accounts: ${accounts}`,
    ...[...cleans].map(([name, count]) => `take names of people out of ${name}: ${count}`),
    ...[...keeps].map(([name, { count, why }]) => `keep ${name}: ${count}. ${why}`),
    ...(own ? refusals.map((sentence) => `REFUSED: ${sentence}`) : []),
    ...(own
      ? retention.map((sentence) => `KEPT BY LAW: ${sentence} Give a reason with --despite-retention.`)
      : []),
  ];
}

/** What a look into every record found. */
export function leftoverLines({ kept, left, read }: Leftovers): readonly string[] {
  return [
    `${read} records looked into.`,
    ...[...kept].map(([name, { count, why }]) => `kept ${name}: ${count}. ${why}`),
    ...left.slice(0, NAMED).map((path) => `LEFT: ${path}`),
    ...(left.length > NAMED ? [`LEFT: ${left.length - NAMED} more`] : []),
  ];
}
