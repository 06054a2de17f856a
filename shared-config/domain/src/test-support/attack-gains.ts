import { evaluateOn } from '../compliance/evaluate-on.ts';
import type { EvaluationInput } from '../compliance/evaluation-input.ts';
import { evaluateStaff } from '../compliance/staff.ts';
import { ITEM_STATUSES, type Item, type Status, severityRank, worstStatus } from '../compliance/status.ts';

const PENDING = severityRank('pending_review');
const NONE = ITEM_STATUSES.length;

/** A line, `osha`, `emr`, a program, the questionnaire, a document, a person. */
function groupOf({ key }: Item): string {
  const [area = '', name = ''] = key.split('.');
  return ['insurance', 'program', 'document', 'staff'].includes(area) ? `${area}.${name}` : area;
}

/** The worst of each group, with variances and without. A group without items asks nothing. */
function groupsOf(items: readonly Item[]): ReadonlyMap<string, number> {
  const statuses = new Map<string, Status[]>();
  for (const item of items) {
    const group = groupOf(item);
    statuses.set(group, [...(statuses.get(group) ?? []), item.raw]);
    statuses.set(`${group} with variances`, [
      ...(statuses.get(`${group} with variances`) ?? []),
      item.status,
    ]);
  }
  return new Map([...statuses].map(([group, worst]) => [group, severityRank(worstStatus(worst))]));
}

function itemsOf(input: EvaluationInput): readonly Item[] {
  const { staff } = input.evidence;
  const people = evaluateStaff(input.asOf, input.requirementSet[0]?.clientId ?? '', { ...input, ...staff });
  return [...evaluateOn(input).items, ...people.flatMap((person) => person.items)];
}

/** Only what somebody else has reviewed. */
export function reviewedPart(input: EvaluationInput): EvaluationInput {
  const { evidence } = input;
  const isDecided = ({ state }: { readonly state: string }) => state !== 'submitted' && state !== 'in_review';
  return {
    ...input,
    evidence: {
      ...evidence,
      policies: evidence.policies.filter(isDecided),
      oshaYears: evidence.oshaYears.filter(isDecided),
      emr: evidence.emr.filter(isDecided),
      notRated: evidence.notRated.filter(isDecided),
      documents: evidence.documents.filter(isDecided),
      programs: evidence.programs.filter(isDecided),
      responses: evidence.responses.filter(isDecided),
      staff: { ...evidence.staff, documents: evidence.staff.documents.filter(isDecided) },
    },
  };
}

/** What a move made better than waiting for review, and better than what was reviewed before gives alone. */
export function gains(before: EvaluationInput, after: EvaluationInput): readonly string[] {
  const now = groupsOf(itemsOf(after));
  const was = groupsOf(itemsOf(before));
  const reviewed = groupsOf(itemsOf(reviewedPart(before)));
  const better = [...was].flatMap(([group, rank]) => {
    const next = now.get(group) ?? NONE;
    const allowed = Math.max(rank, PENDING, reviewed.get(group) ?? NONE);
    return next > allowed ? [`${group} from ${rank} to ${next}`] : [];
  });
  const result = evaluateOn(after);
  const inGrace = result.items.some(({ grace }) => grace === true);
  const mayWork = evaluateOn(before).workEligible || evaluateOn(reviewedPart(before)).workEligible;
  return result.workEligible && !mayWork && !inGrace ? [...better, 'may work'] : better;
}
