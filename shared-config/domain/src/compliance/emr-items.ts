import { addMonths, type CalendarDate, daysBetween } from '../calendar-date.ts';
import { type Decimal, divideHalfUp, formatDecimal, parseDecimal } from '../decimal.ts';
import type { EmrRecord, NotRated } from '../schemas/statistics-schemas.ts';
import { type EvaluationContext, existing, exists } from './evaluation-context.ts';
import { groupFacts } from './limits-of-industry.ts';
import { worseOf } from './pending-evidence.ts';
import type { ReviewView } from './review-state.ts';
import { compliantItem, createItem, type Item } from './status.ts';

/** A modification, or the declaration to have none, is good for 12 months (domain 1.2, validity). */
const VALID_MONTHS = 12;
/** In hundredths. */
const ASSUMED = 100;
const LETTER = 'emr.letter';

interface ReviewedRecord {
  readonly record: EmrRecord;
  readonly review: ReviewView;
}

/** First day on which a record of this date is too old. */
export function emrEnd(effective: CalendarDate): CalendarDate {
  return addMonths(effective, VALID_MONTHS);
}

function isValid(effective: CalendarDate, asOf: CalendarDate): boolean {
  return effective <= asOf && asOf < emrEnd(effective);
}

/** Newest effective date first; of the same date an accepted record goes before one that waits. */
function newestFirst(left: ReviewedRecord, right: ReviewedRecord): number {
  return (
    compareTexts(right.record.effective, left.record.effective) ||
    Number(right.review.state === 'accepted') - Number(left.review.state === 'accepted') ||
    compareTexts(right.record.id, left.record.id)
  );
}

function compareTexts(left: string, right: string): number {
  return Number(left > right) - Number(left < right);
}

function reviewedRecords(context: EvaluationContext): readonly ReviewedRecord[] {
  const records: ReviewedRecord[] = [];
  for (const record of context.evidence.emr) {
    if (!exists(record) || record.effective > context.asOf) continue;
    records.push({ record, review: context.reviewOf('emr', record) });
  }
  return records.sort(newestFirst);
}

/** A modification in hundredths against a limit; both are shown with two places. */
function compareLimit(
  key: string,
  actual: number,
  limit: Decimal,
  { reasons = [], evidenceIds, facts }: Pick<Item, 'evidenceIds' | 'facts'> & Partial<Pick<Item, 'reasons'>>,
): Item {
  const required = parseDecimal(limit, 2);
  const over = actual > required;
  return createItem(key, over ? 'non_compliant' : 'compliant', {
    reasons: over ? [...reasons, 'over_limit'] : reasons,
    actual: formatDecimal(actual, 2),
    required: formatDecimal(required, 2),
    evidenceIds,
    facts,
  });
}

/** The mean of records against a limit: over it is shown at once, within it a record that waits holds it back. */
function judgeMean(
  context: EvaluationContext,
  leaf: 'latest' | 'avg3',
  limit: Decimal,
  records: readonly ReviewedRecord[],
): Item {
  const key = `emr.${leaf}`;
  const total = records.reduce((sum, { record }) => sum + parseDecimal(record.value, 2), 0);
  const evidenceIds = records.map(({ record }) => record.id);
  const facts = groupFacts(context, leaf);
  const item = compareLimit(key, divideHalfUp(total, records.length), limit, { evidenceIds, facts });
  const waiting = records.filter(({ review }) => review.state === 'pending');
  if (item.raw !== 'compliant' || waiting.length === 0) return item;
  const [waitingSince] = waiting.flatMap(({ record }) => record.submittedOn ?? []).sort();
  const { actual, required } = item;
  const trace = {
    reasons: ['awaiting_review'],
    actual,
    required,
    evidenceIds,
    actor: context.reviewer,
    facts: { ...facts, waitingSince },
  };
  return createItem(key, 'pending_review', trace);
}

/** One record of each of the newest three effective dates. */
function newestThree(records: readonly ReviewedRecord[]): readonly ReviewedRecord[] {
  const dates = new Map<CalendarDate, ReviewedRecord>();
  for (const entry of records) {
    if (!dates.has(entry.record.effective)) dates.set(entry.record.effective, entry);
  }
  return [...dates.values()].slice(0, 3);
}

function judgeLetter(context: EvaluationContext, current: ReviewedRecord): Item {
  const { asOf, set, reviewer } = context;
  const { record, review } = current;
  const evidenceIds = [record.id];
  if (review.state === 'pending') {
    const facts = { waitingSince: record.submittedOn };
    return createItem(LETTER, 'pending_review', {
      reasons: ['awaiting_review'],
      evidenceIds,
      actor: reviewer,
      facts,
    });
  }
  const dueOn = emrEnd(record.effective);
  const daysLeft = daysBetween(asOf, dueOn);
  if (daysLeft > set.emr.warnDays) return compliantItem(LETTER, evidenceIds);
  const trace = { reasons: ['ends_soon'], evidenceIds, dueOn, facts: { daysLeft } };
  return createItem(LETTER, 'expiring', trace);
}

function judgeRated(
  context: EvaluationContext,
  current: ReviewedRecord,
  records: readonly ReviewedRecord[],
): readonly Item[] {
  const { latest, avg3 } = context.set.emr;
  const items = [judgeLetter(context, current)];
  if (latest !== undefined) items.push(judgeMean(context, 'latest', latest, [current]));
  if (avg3 !== undefined) items.push(judgeMean(context, 'avg3', avg3, newestThree(records)));
  return items;
}

/** A company without a modification, by the client's choice (domain section 2, notRatedTreatment). */
function judgeNotRated(context: EvaluationContext, declaration: NotRated): readonly Item[] {
  const { latest, avg3, notRatedTreatment } = context.set.emr;
  const evidenceIds = [declaration.id];
  // The declaration is what fails, whichever limits there are: one cause, one red line.
  if (notRatedTreatment === 'non_compliant') {
    return [createItem(LETTER, 'non_compliant', { reasons: ['not_rated'], evidenceIds })];
  }
  const limits = [
    { leaf: 'latest' as const, limit: latest },
    { leaf: 'avg3' as const, limit: avg3 },
  ].flatMap(({ leaf, limit }) =>
    limit === undefined ? [] : [{ key: `emr.${leaf}`, limit, facts: groupFacts(context, leaf) }],
  );
  if (notRatedTreatment === 'assume_1_00') {
    const trace = { reasons: ['not_rated_assumed_1_00'], evidenceIds };
    return limits.map(({ key, limit, facts }) => compareLimit(key, ASSUMED, limit, { ...trace, facts }));
  }
  return limits.map(({ key, limit, facts }) =>
    createItem(key, 'not_applicable', {
      reasons: ['not_rated'],
      required: formatDecimal(parseDecimal(limit, 2), 2),
      evidenceIds,
      facts,
    }),
  );
}

function judgeDeclarations(context: EvaluationContext): readonly Item[] | undefined {
  const valid = existing(context.evidence.notRated)
    .filter((entry) => isValid(entry.date, context.asOf))
    .map((entry) => ({ entry, review: context.reviewOf('not_rated', entry) }))
    .sort(
      (left, right) =>
        Number(left.entry.date < right.entry.date) - Number(left.entry.date > right.entry.date) ||
        Number(left.entry.id > right.entry.id) - Number(left.entry.id < right.entry.id),
    );
  const accepted = valid.find(({ review }) => review.state === 'accepted');
  if (accepted !== undefined) return judgeNotRated(context, accepted.entry);
  const pending = valid.find(({ review }) => review.state === 'pending')?.entry;
  if (pending === undefined) return undefined;
  return [
    createItem(LETTER, 'pending_review', {
      reasons: ['awaiting_review'],
      evidenceIds: [pending.id],
      actor: context.reviewer,
      facts: { waitingSince: pending.submittedOn },
    }),
  ];
}

function judgeAbsence(records: readonly ReviewedRecord[], asOf: CalendarDate): Item {
  const returned = records.find(
    ({ record, review }) => review.state === 'rejected' && isValid(record.effective, asOf),
  );
  if (returned !== undefined) {
    return createItem(LETTER, 'non_compliant', {
      reasons: ['rejected'],
      evidenceIds: [returned.record.id],
      facts: { finding: returned.review.finding },
    });
  }
  const [last] = records.filter(({ review }) => review.state !== 'rejected');
  if (last === undefined) return createItem(LETTER, 'non_compliant', { reasons: ['missing'] });
  return createItem(LETTER, 'non_compliant', {
    reasons: ['expired'],
    evidenceIds: [last.record.id],
    facts: { endedOn: emrEnd(last.record.effective) },
  });
}

/** Judged on these records, newest first; the declarations count where none of them is valid. */
function judgeRecords(context: EvaluationContext, all: readonly ReviewedRecord[]): readonly Item[] {
  const records = all.filter(({ review }) => review.state !== 'rejected');
  const current = records.find(({ record }) => isValid(record.effective, context.asOf));
  if (current !== undefined) return judgeRated(context, current, records);
  return judgeDeclarations(context) ?? [judgeAbsence(all, context.asOf)];
}

/** `emr.*` (domain 3.2). */
export function emrItems(context: EvaluationContext): readonly Item[] {
  if (!context.set.emr.required) return [];
  const all = reviewedRecords(context);
  const seen = judgeRecords(context, all);
  const reviewed = all.filter(({ review }) => review.state !== 'pending');
  if (reviewed.length === all.length) return seen;
  return worseOf(LETTER, seen, judgeRecords(context, reviewed));
}
