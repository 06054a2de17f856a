import {
  applyOverrides,
  type CalendarDate,
  type Company,
  type Engagement,
  evaluateOn,
  type Item,
  NO_EVIDENCE,
  type Program,
  type ProgramRequirement,
  type ProgramVersion,
  programName,
  type RequirementOverride,
  type RequirementSet,
  type Review,
  type Variance,
  versionOn,
} from '@vcms/domain';

/** Everything that says which programs a contractor must have and how they stand. */
export interface ProgramRecords {
  readonly company: Company;
  /** Of the clients that ask. */
  readonly engagements: readonly Engagement[];
  readonly catalogue: readonly Program[];
  readonly requirementSets: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
  readonly variances: readonly Variance[];
  readonly reviews: readonly Review[];
}

/** What one client asks of one program, and how it judges it on that day. */
export interface ClientAsk {
  readonly clientId: string;
  readonly clientName: string;
  readonly demand: ProgramRequirement;
  readonly item: Item;
}

/** One program with who asks for it. */
export interface RequiredProgram {
  readonly programId: string;
  readonly title: string;
  /** Undefined: it is not in the catalogue any more. */
  readonly program: Program | undefined;
  readonly asks: readonly ClientAsk[];
}

/** What a program is called: by the catalogue, else by its code. */
export function programTitle(catalogue: readonly Program[], programId: string): string {
  return catalogue.find(({ id }) => id === programId)?.title ?? programName(programId);
}

function asksOf(
  records: ProgramRecords,
  versions: readonly ProgramVersion[],
  engagement: Engagement,
  today: CalendarDate,
): readonly (ClientAsk & { readonly programId: string })[] {
  const { company, requirementSets, overrides, variances, reviews } = records;
  const { clientId, clientName, contractorId, riskLevel, state } = engagement;
  const sets = requirementSets.filter((set) => set.clientId === clientId);
  const set = versionOn(sets, today);
  if (set === undefined) return [];
  const own = overrides.filter((entry) => entry.clientId === clientId);
  const { items } = evaluateOn({
    asOf: today,
    contractor: { id: contractorId, name: company.name, trades: company.trades ?? [], riskLevel },
    requirementSet: sets,
    overrides: own,
    evidence: { ...NO_EVIDENCE, programs: versions },
    reviews: reviews.filter(({ subjectType }) => subjectType === 'program'),
    variances: variances.filter((entry) => entry.clientId === clientId),
    engagementState: state,
    benchmarks: [],
  });
  const asked = applyOverrides(set, own, today).set.programs;
  return asked.flatMap((demand) => {
    const item = items.find(({ key }) => key === `program.${demand.programId}`);
    return item === undefined ? [] : [{ programId: demand.programId, clientId, clientName, demand, item }];
  });
}

/** The programs that the clients ask for on a day, by title, each with who asks and why. */
export function requiredPrograms(
  records: ProgramRecords,
  versions: readonly ProgramVersion[],
  today: CalendarDate,
): readonly RequiredProgram[] {
  const asks = records.engagements.flatMap((engagement) => asksOf(records, versions, engagement, today));
  const ids = [...new Set([...asks, ...versions].map(({ programId }) => programId))];
  return ids
    .map((programId) => ({
      programId,
      title: programTitle(records.catalogue, programId),
      program: records.catalogue.find(({ id }) => id === programId),
      asks: asks.filter((ask) => ask.programId === programId),
    }))
    .toSorted((left, right) => left.title.localeCompare(right.title));
}
