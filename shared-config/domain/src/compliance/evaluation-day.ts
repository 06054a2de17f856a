import type { CalendarDate } from '../calendar-date.ts';
import type { Variance } from '../schemas/relation-schemas.ts';
import { AREA_JUDGES, AREAS, type Area } from './areas.ts';
import { applyOverrides, isWaived, versionOn } from './effective-requirements.ts';
import { createContext, type EvaluationContext } from './evaluation-context.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import type { EvaluationMemory } from './evaluation-memory.ts';
import { fittingGroup, limitsOfIndustry } from './limits-of-industry.ts';
import type { Item } from './status.ts';
import { applyVariances } from './variances.ts';

/** The demands of one day, with everything that judging its areas takes. */
interface EvaluationDay {
  readonly asOf: CalendarDate;
  readonly context: EvaluationContext;
  readonly waived: readonly string[];
  readonly variances: readonly Variance[];
}

/** Steps 1 and 2 of domain 3.1; undefined on a day without requirements. */
function evaluationDay(
  input: EvaluationInput,
  asOf: CalendarDate,
  memory: EvaluationMemory,
): EvaluationDay | undefined {
  const { contractor, evidence } = input;
  const version = versionOn(input.requirementSet, asOf);
  if (version === undefined) return undefined;
  const concerns = (entry: { readonly clientId: string; readonly contractorId: string }): boolean =>
    entry.clientId === version.clientId && entry.contractorId === contractor.id;
  const group = fittingGroup(version, contractor.naicsPrimary);
  const usual = limitsOfIndustry(version, group);
  const { set, waived } = applyOverrides(usual, input.overrides.filter(concerns), asOf);
  const context = createContext({ asOf, contractor, set, waived, group, evidence, memory });
  return { asOf, context, waived, variances: input.variances.filter(concerns) };
}

function waive({ key, evidenceIds }: Item): Item {
  return {
    key,
    status: 'not_applicable',
    raw: 'not_applicable',
    reasons: ['waived'],
    evidenceIds,
    actor: null,
  };
}

/** Steps 3 and 4 of domain 3.1 for one area: its leaf items, waived where the client waived them, with variances. */
function judgeArea(input: EvaluationInput, day: EvaluationDay | undefined, area: Area): readonly Item[] {
  if (day === undefined) return [];
  const { context, waived, variances, asOf } = day;
  const judged = AREA_JUDGES[area](context, input.benchmarks);
  const items =
    waived.length === 0 ? judged : judged.map((item) => (isWaived(waived, item.key) ? waive(item) : item));
  return variances.length === 0 ? items : applyVariances(items, variances, asOf);
}

/** Items by area. */
export type AreaItems = ReadonlyMap<Area, readonly Item[]>;

export function judgeAreas(
  input: EvaluationInput,
  asOf: CalendarDate,
  memory: EvaluationMemory,
  areas: readonly Area[] = AREAS,
): AreaItems {
  const day = evaluationDay(input, asOf, memory);
  return new Map(areas.map((area) => [area, judgeArea(input, day, area)]));
}
