import { type Benchmark, industryBenchmark, type OshaRate } from '@vcms/domain';

/** A company's industry and the rates on file. */
interface CodedIndustry {
  readonly naics: string | undefined;
  readonly benchmarks: readonly Benchmark[];
}

/** Whose rates they are, of which year, and who published them: "23 Construction, 2023. Source: BLS, Table 1." */
function benchmarkWords({ naics, title, year, source }: Benchmark): string {
  const industry = title === undefined ? naics : `${naics} ${title}`;
  return `${industry}, ${year}. Source: ${source ?? 'not on file'}.`;
}

/** What the industry's rates of a company stand on, each source once. */
export function industrySources(
  { naics, benchmarks }: CodedIndustry,
  rates: readonly OshaRate[],
): readonly string[] {
  const used = rates.flatMap((rate) => industryBenchmark(benchmarks, naics, rate) ?? []);
  return [...new Set(used.map(benchmarkWords))];
}
