import { addMonths, type CalendarDate, daysBetween } from '../calendar-date.ts';
import { compareDecimals } from '../decimal.ts';
import type { RiskLevel } from '../engagement.ts';
import { firmDate } from '../local-date.ts';
import type { ProgramVersion } from '../schemas/program-schemas.ts';
import type { ProgramRequirement } from '../schemas/requirement-schema.ts';
import { type EvaluationContext, exists } from './evaluation-context.ts';
import type { ReviewView } from './review-state.ts';
import { compliantItem, createItem, type Item } from './status.ts';

/** Requirement sets carry no warning time for programs: the usual 30 days (domain 1.3). */
export const PROGRAM_WARN_DAYS = 30;

/** Whether a program's condition holds for a contractor with these trades and this risk (domain section 2, requirement set). */
export function appliesToContractor(
  when: ProgramRequirement['when'],
  { trades, riskLevel }: { readonly trades: readonly string[]; readonly riskLevel: RiskLevel },
): boolean {
  if (when === 'always') return true;
  if ('trades' in when) return when.trades.some((trade) => trades.includes(trade));
  return when.riskLevels.includes(riskLevel);
}

/** A version as it was scored, by the firm or by the client itself. */
export type ScoredVersion = Pick<
  ProgramVersion,
  'id' | 'programId' | 'score' | 'criticalFails' | 'reviewedOn' | 'validUntil'
>;

/** First day the review is too old for this client: the earlier of the stored end and the client's own term. */
export function programEnd(version: ScoredVersion, demand: ProgramRequirement): CalendarDate | undefined {
  const own =
    version.reviewedOn === undefined ? undefined : addMonths(version.reviewedOn, demand.reviewEveryMonths);
  const { validUntil } = version;
  if (own === undefined || validUntil === undefined) return own ?? validUntil;
  return own < validUntil ? own : validUntil;
}

function judgeScore(version: ScoredVersion, demand: ProgramRequirement): readonly string[] {
  const { score, criticalFails = 0 } = version;
  const low = typeof score === 'string' && compareDecimals(score, String(demand.passScore)) < 0;
  const reasons: string[] = [];
  if (low) reasons.push('score');
  if (criticalFails > 0) reasons.push('critical_element');
  return reasons;
}

function judgeAccepted(
  context: EvaluationContext,
  key: string,
  version: ScoredVersion,
  demand: ProgramRequirement,
  failed: string | undefined,
): Item {
  const actual = version.score ?? undefined;
  const trace = { evidenceIds: [version.id], required: demand.passScore, actual };
  const failures = judgeScore(version, demand);
  if (failures.length > 0) {
    const facts = failed === undefined ? undefined : { finding: failed };
    return createItem(key, 'non_compliant', { ...trace, reasons: failures, facts });
  }
  if (version.score === null) {
    return createItem(key, 'not_applicable', { ...trace, reasons: ['no_element_applies'] });
  }
  const end = programEnd(version, demand);
  if (end === undefined) return compliantItem(key, trace.evidenceIds, actual, trace.required);
  const daysLeft = daysBetween(context.asOf, end);
  if (daysLeft <= 0) {
    const facts = { endedOn: end };
    return createItem(key, 'non_compliant', { ...trace, reasons: ['expired'], facts });
  }
  if (daysLeft > PROGRAM_WARN_DAYS)
    return createItem(key, 'compliant', { ...trace, facts: { validUntil: end } });
  return createItem(key, 'expiring', { ...trace, reasons: ['ends_soon'], dueOn: end, facts: { daysLeft } });
}

function judgeVersion(
  context: EvaluationContext,
  key: string,
  version: ProgramVersion,
  review: ReviewView,
  demand: ProgramRequirement,
): Item {
  const evidenceIds = [version.id];
  if (review.state === 'pending') {
    return createItem(key, 'pending_review', {
      reasons: ['awaiting_review'],
      evidenceIds,
      actor: context.reviewer,
      facts: { waitingSince: version.submittedOn },
    });
  }
  if (version.declaredNotApplicable) {
    return createItem(key, 'not_applicable', { reasons: ['declared_not_applicable'], evidenceIds });
  }
  return judgeAccepted(context, key, scoredVersion(version, review), demand, review.failed);
}

/** A client that scored for itself is judged by its own score and day. */
export function scoredVersion(version: ProgramVersion, { own }: ReviewView): ScoredVersion {
  if (own === undefined) return version;
  const { id, programId, validUntil } = version;
  const { score, criticalFails, decidedAt } = own;
  return {
    id,
    programId,
    validUntil,
    score,
    criticalFails,
    reviewedOn: firmDate(decidedAt),
  };
}

function judgeReturned(key: string, version: ProgramVersion, { finding }: ReviewView): Item {
  const evidenceIds = [version.id];
  return createItem(key, 'non_compliant', { reasons: ['rejected'], evidenceIds, facts: { finding } });
}

/** The newest version that was not returned counts; where all were, the newest says why. */
function judgeProgram(context: EvaluationContext, demand: ProgramRequirement): Item {
  const key = `program.${demand.programId}`;
  const versions = versionsOf(context, demand.programId);
  for (const version of versions) {
    const review = context.reviewOf('program', version);
    if (review.state !== 'rejected') return judgeVersion(context, key, version, review, demand);
  }
  const [returned] = versions;
  if (returned === undefined) return createItem(key, 'non_compliant', { reasons: ['missing'] });
  return judgeReturned(key, returned, context.reviewOf('program', returned));
}

/** Newest first. */
function versionsOf({ evidence }: EvaluationContext, programId: string): readonly ProgramVersion[] {
  const versions = evidence.programs.filter((entry) => entry.programId === programId && exists(entry));
  return versions.length < 2 ? versions : versions.sort((left, right) => right.version - left.version);
}

/** `program.<id>` of the programs this contractor is asked for (domain 3.2). */
export function programItems(context: EvaluationContext): readonly Item[] {
  return context.set.programs
    .filter(({ when }) => appliesToContractor(when, context.contractor))
    .map((demand) => judgeProgram(context, demand));
}
