import {
  applyOverrides,
  type Benchmark,
  type CalendarDate,
  casesOf,
  compareDecimals,
  coversKey,
  type Decimal,
  type EmrRequirement,
  fittingGroup,
  formatDecimal,
  groupFacts,
  groupLabel,
  industryRate,
  limitsOfIndustry,
  OSHA_RATE_LABELS,
  OSHA_RATES,
  type OshaRate,
  type OshaRequirement,
  parseDecimal,
  type RateLimit,
  type RateNumbers,
  type RequirementOverride,
  type RequirementSet,
  ratePerHundred,
  ratio,
  totalHours,
  versionOn,
} from '@vcms/domain';
import { industrySources } from './industry-source.ts';

/** A client with what it has published, as the contractor reads it. */
export interface AskingClient {
  readonly id: string;
  readonly name: string;
  readonly sets: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
}

export interface Industry {
  readonly naics: string | undefined;
  readonly benchmarks: readonly Benchmark[];
}

/** What one client accepts of a contractor's safety record on one day. */
export interface ClientLimits {
  readonly clientId: string;
  readonly clientName: string;
  readonly basis: OshaRequirement['basis'];
  /** By rate; `unknown`: the limit follows an industry of which no rate is on file. Absent: no limit. */
  readonly rates: Readonly<Partial<Record<OshaRate, Decimal | 'unknown'>>>;
  /** The industries whose limits some of these are: "238 Specialty trades"; undefined: all are those for everybody, or own. */
  readonly group?: { readonly label: string; readonly limits: readonly string[] } | undefined;
  /** What the limits stand on that are a multiple of the industry's rate, in words. */
  readonly sources: readonly string[];
  readonly maxDeaths: number | null;
  readonly smallEmployerRule: OshaRequirement['smallEmployerRule'];
  /** What is made of a company that has not finished a year; undefined: no logs are required. */
  readonly newCompany?: 'accepted' | 'variance' | undefined;
  readonly emrLatest?: Decimal | undefined;
  readonly emrMean?: Decimal | undefined;
  readonly notRatedTreatment?: EmrRequirement['notRatedTreatment'] | undefined;
}

/** A limit as a number: as it stands, or so many times the industry's rate; undefined without a rate of the industry. */
export function rateLimitOf(limit: RateLimit, rate: OshaRate, industry: Industry): Decimal | undefined {
  if ('limit' in limit) return formatDecimal(parseDecimal(limit.limit, 2), 2);
  const usual = industryRate(industry.benchmarks, industry.naics, rate);
  if (usual === undefined) return undefined;
  return ratio(parseDecimal(usual, 2) * parseDecimal(limit.industryMultiplier, 2), 10_000, 2);
}

const EMR_LIMIT_LABELS = { latest: 'latest EMR', avg3: 'mean EMR' } as const;

/** Which of the limits that are asked are those of the contractor's industry. */
function groupOf(
  asked: Parameters<typeof groupFacts>[0],
  rates: readonly OshaRate[],
  emr: Readonly<Record<'latest' | 'avg3', Decimal | undefined>>,
): ClientLimits['group'] {
  if (asked.group === undefined) return undefined;
  const limits = [
    ...rates.filter((rate) => groupFacts(asked, rate) !== undefined).map((rate) => OSHA_RATE_LABELS[rate]),
    ...(['latest', 'avg3'] as const)
      .filter((leaf) => emr[leaf] !== undefined && groupFacts(asked, leaf) !== undefined)
      .map((leaf) => EMR_LIMIT_LABELS[leaf]),
  ];
  return limits.length === 0 ? undefined : { label: groupLabel(asked.group), limits };
}

function newCompanyOf({ required, newCompanyRequiresVariance }: OshaRequirement): ClientLimits['newCompany'] {
  if (!required) return undefined;
  return newCompanyRequiresVariance ? 'variance' : 'accepted';
}

/** What each client asks on a day; a client that asks nothing of the safety record is left out. */
export function limitsOfClients(
  clients: readonly AskingClient[],
  industry: Industry,
  asOf: CalendarDate,
): readonly ClientLimits[] {
  return clients.flatMap((client) => {
    const published = versionOn(client.sets, asOf);
    if (published === undefined) return [];
    const fitting = fittingGroup(published, industry.naics);
    const usual = limitsOfIndustry(published, fitting);
    const { set, waived } = applyOverrides(usual, client.overrides, asOf);
    const { osha, emr } = set;
    if (!osha.required && !emr.required) return [];
    const isAsked = (key: string) => !waived.some((entry) => coversKey(entry, key));
    const rates = OSHA_RATES.flatMap((rate) => {
      const limit = osha[rate];
      if (!osha.required || limit === undefined || !isAsked(`osha.${rate}`)) return [];
      return [[rate, rateLimitOf(limit, rate, industry) ?? 'unknown'] as const];
    });
    const multiples = rates
      .map(([rate]) => rate)
      .filter((rate) => 'industryMultiplier' in (osha[rate] ?? {}));
    const emrLimit = (leaf: 'latest' | 'avg3') =>
      emr.required && isAsked(`emr.${leaf}`) ? emr[leaf] : undefined;
    return [
      {
        clientId: client.id,
        clientName: client.name,
        basis: osha.basis,
        rates: Object.fromEntries(rates),
        group: groupOf(
          { set, group: fitting },
          rates.map(([rate]) => rate),
          { latest: emrLimit('latest'), avg3: emrLimit('avg3') },
        ),
        sources: industrySources(industry, multiples),
        maxDeaths: osha.required && isAsked('osha.deaths') ? osha.maxDeaths : null,
        smallEmployerRule: osha.smallEmployerRule,
        newCompany: newCompanyOf(osha),
        emrLatest: emrLimit('latest'),
        emrMean: emrLimit('avg3'),
        notRatedTreatment: emr.required ? emr.notRatedTreatment : undefined,
      },
    ];
  });
}

export type LimitVerdict = 'within' | 'over' | 'small_employer' | 'no_limit' | 'no_hours' | 'no_benchmark';

/** A rate beside a client's limit. */
export interface JudgedRate {
  readonly verdict: LimitVerdict;
  readonly actual: Decimal | null;
  readonly limit: Decimal | undefined;
}

/** Logs oldest first, of the years that are required: what is compared is what the evaluation compares (domain 3.2). */
export function judgeRate(
  { rates, basis, smallEmployerRule: rule }: ClientLimits,
  rate: OshaRate,
  logs: readonly RateNumbers[],
): JudgedRate {
  const counted = basis === 'latest_year' ? logs.slice(-1) : logs;
  const [cases, hours] = [casesOf(rate, counted), totalHours(counted)];
  const actual = ratePerHundred(cases, hours);
  const limit = rates[rate];
  if (limit === undefined) return { verdict: 'no_limit', actual, limit: undefined };
  if (limit === 'unknown') return { verdict: 'no_benchmark', actual, limit: undefined };
  if (actual === null) return { verdict: 'no_hours', actual, limit };
  if (compareDecimals(actual, limit) <= 0) return { verdict: 'within', actual, limit };
  const isSmall = rule !== null && hours < rule.hoursBelow && cases <= rule.maxCases;
  return { verdict: isSmall ? 'small_employer' : 'over', actual, limit };
}
