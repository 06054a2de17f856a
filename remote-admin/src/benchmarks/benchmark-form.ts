import { type NaicsTable, naicsTitle } from '@vcms/companies/model';
import type { CallableRequest } from '@vcms/domain';
import { benchmarkSchema } from '@vcms/domain/schemas';
import type { FieldMessages } from '@vcms/kits/form';
import type { StoredBenchmark } from './benchmark-register.tsx';

export interface BenchmarkValues {
  readonly naics: string;
  readonly year: string;
  readonly title: string;
  readonly source: string;
  readonly trir: string;
  readonly dart: string;
  readonly ltir: string;
}

type Change = CallableRequest<'benchmarksSave'>['changes'][number];

/** What the BLS calls its table. */
export const BLS_SOURCE = 'BLS, Survey of Occupational Injuries and Illnesses, Table 1';

export function benchmarkValues(stored: StoredBenchmark | undefined, lastYear: number): BenchmarkValues {
  return {
    naics: stored?.naics ?? '',
    year: String(stored?.year ?? lastYear),
    title: stored?.title ?? '',
    source: stored?.source ?? BLS_SOURCE,
    trir: stored?.trir ?? '',
    dart: stored?.dart ?? '',
    ltir: stored?.ltir ?? '',
  };
}

function contentOf(values: BenchmarkValues, table: NaicsTable) {
  const naics = values.naics.trim();
  const rate = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    naics,
    year: Number(values.year),
    // The official title of a code of six digits need not be typed.
    title: values.title.trim() === '' ? (naicsTitle(table, naics)?.title ?? '') : values.title.trim(),
    source: values.source.trim(),
    trir: rate(values.trir),
    dart: rate(values.dart),
    ltir: rate(values.ltir),
  };
}

/** The latest year counts: one mistyped would outrank every table that is still to come. Undefined: the year can be. */
export function yearProblem(year: number, lastYear: number): string | undefined {
  return year > lastYear ? `Rates of ${year} do not exist yet.` : undefined;
}

/** The first message of each wrong field. A year after `lastYear` is taken of what is stored with it only. */
export function checkBenchmark(
  values: BenchmarkValues,
  table: NaicsTable,
  lastYear: number,
): FieldMessages<BenchmarkValues> {
  const content = contentOf(values, table);
  const issues = benchmarkSchema.safeParse(content).error?.issues ?? [];
  const messages = Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
  const early = yearProblem(content.year, lastYear);
  if (early !== undefined) messages.year ??= early;
  const isEmpty = content.trir === null && content.dart === null && content.ltir === null;
  return isEmpty ? { trir: 'Enter at least one rate.', ...messages } : messages;
}

export function benchmarkChange(
  values: BenchmarkValues,
  table: NaicsTable,
  stored: StoredBenchmark | undefined,
): Change {
  const { naics, year, ...rates } = contentOf(values, table);
  return { naics, year, seenAt: seenAtOf(stored), rates };
}

export function seenAtOf(stored: StoredBenchmark | undefined): number | null {
  return stored === undefined ? null : (stored.record.updatedAt?.getTime() ?? 0);
}
