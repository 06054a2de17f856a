import { addDays, type CalendarDate, daysBetween } from '../calendar-date.ts';
import type { ReviewView } from './review-state.ts';
import { createItem, type Item, type NextActor } from './status.ts';

/** A paper that covers a stretch of days: a policy, a document, a staff document. */
export interface Cover {
  readonly id: string;
  /** First covered day; undefined from ever. */
  readonly from: CalendarDate | undefined;
  /** First day no longer covered; undefined for ever. */
  readonly until: CalendarDate | undefined;
  /** The end as the paper prints it. */
  readonly printedEnd: CalendarDate | undefined;
  readonly submittedOn: CalendarDate | undefined;
  readonly review: ReviewView;
}

export interface CoverageTerms {
  readonly asOf: CalendarDate;
  readonly warnDays: number;
  readonly graceDays: number;
  readonly reviewer: NextActor;
}

function hasEnded(cover: Cover, asOf: CalendarDate): boolean {
  return cover.until !== undefined && cover.until <= asOf;
}

function hasBegun(cover: Cover, asOf: CalendarDate): boolean {
  return cover.from === undefined || cover.from <= asOf;
}

/** Not returned and in force on the day (domain 3.2, candidates). */
export function isCandidate(cover: Cover, asOf: CalendarDate): boolean {
  return cover.review.state !== 'rejected' && hasBegun(cover, asOf) && !hasEnded(cover, asOf);
}

/** An end that is left open sorts behind every date. */
const FOR_EVER = '9999-12-31';

interface Choice {
  readonly cover: Cover;
  readonly tier: number;
}

function goesBefore(left: Choice, right: Choice): boolean {
  if (left.tier !== right.tier) return left.tier < right.tier;
  const order =
    compareTexts(right.cover.until ?? FOR_EVER, left.cover.until ?? FOR_EVER) ||
    compareTexts(right.cover.submittedOn ?? '', left.cover.submittedOn ?? '') ||
    compareTexts(left.cover.id, right.cover.id);
  return order < 0;
}

/** Smaller tier first; then the later end, the later submission, the id (domain 3.2, order of choice). */
export function firstInOrder<Entry extends Choice>(entries: readonly Entry[]): Entry | undefined {
  let first: Entry | undefined;
  for (const entry of entries) {
    if (first === undefined || goesBefore(entry, first)) first = entry;
  }
  return first;
}

/** Where nothing is usable: the one reason that tells the contractor most (domain 3.2). */
function judgeAbsence(key: string, covers: readonly Cover[], asOf: CalendarDate): Item {
  const seen = covers.filter((cover) => cover.review.state !== 'rejected');
  const ended = seen.filter((cover) => hasEnded(cover, asOf)).sort(byEnd);
  const last = ended.at(-1);
  if (last !== undefined) {
    const facts = { endedOn: last.printedEnd };
    return createItem(key, 'non_compliant', { reasons: ['expired'], evidenceIds: [last.id], facts });
  }
  const returned = covers
    .filter((cover) => cover.review.state === 'rejected')
    .sort(bySubmission)
    .at(-1);
  if (returned !== undefined) {
    const facts = { finding: returned.review.finding };
    return createItem(key, 'non_compliant', { reasons: ['rejected'], evidenceIds: [returned.id], facts });
  }
  const next = [...seen].sort(byStart)[0];
  if (next === undefined) return createItem(key, 'non_compliant', { reasons: ['missing'] });
  const facts = { startsOn: next.from };
  return createItem(key, 'non_compliant', { reasons: ['not_yet_effective'], evidenceIds: [next.id], facts });
}

function compareTexts(left: string, right: string): number {
  return Number(left > right) - Number(left < right);
}

function byEnd(left: Cover, right: Cover): number {
  return compareTexts(left.until ?? '', right.until ?? '') || compareTexts(left.id, right.id);
}

function byStart(left: Cover, right: Cover): number {
  return compareTexts(left.from ?? '', right.from ?? '') || compareTexts(left.id, right.id);
}

function bySubmission(left: Cover, right: Cover): number {
  return compareTexts(left.submittedOn ?? '', right.submittedOn ?? '') || compareTexts(left.id, right.id);
}

/** The first day without grace, where a renewal submitted before the old paper's end still waits. */
function graceEnd(chosen: Cover, covers: readonly Cover[], terms: CoverageTerms): CalendarDate | undefined {
  const { asOf, graceDays } = terms;
  const ends = covers
    .filter((cover) => cover.review.state === 'accepted' && hasEnded(cover, asOf))
    .flatMap((cover) => cover.until ?? [])
    .filter(
      (end) =>
        chosen.submittedOn !== undefined &&
        chosen.submittedOn < end &&
        hasBegun(chosen, end) &&
        asOf < addDays(end, graceDays),
    )
    .sort();
  const last = ends.at(-1);
  return last === undefined ? undefined : addDays(last, graceDays);
}

function judgePending(key: string, chosen: Cover, covers: readonly Cover[], terms: CoverageTerms): Item {
  const graceUntil = graceEnd(chosen, covers, terms);
  const grace = graceUntil !== undefined;
  return createItem(key, 'pending_review', {
    reasons: grace ? ['awaiting_review', 'grace'] : ['awaiting_review'],
    evidenceIds: [chosen.id],
    actor: terms.reviewer,
    ...(grace ? { grace, dueOn: graceUntil } : {}),
    facts: { waitingSince: chosen.submittedOn, graceUntil },
  });
}

/** A paper that goes on after `end`, from that day at the latest. */
function follows(cover: Cover, end: CalendarDate): boolean {
  return hasBegun(cover, end) && !hasEnded(cover, end);
}

/**
 * The last of the accepted papers that carry on from the chosen one without a gap. A renewal that itself ends soon
 * ends no worry, and whichever paper is chosen today, the cover lasts as long.
 */
function lastOfChain(chosen: Cover, covers: readonly Cover[]): Cover {
  const { until } = chosen;
  if (until === undefined) return chosen;
  const next = covers
    .filter((cover) => cover.review.state === 'accepted' && follows(cover, until))
    .sort(byLatestEnd)[0];
  return next === undefined ? chosen : lastOfChain(next, covers);
}

function byLatestEnd(left: Cover, right: Cover): number {
  const order = compareTexts(right.until ?? FOR_EVER, left.until ?? FOR_EVER);
  return order || compareTexts(left.id, right.id);
}

function judgeAccepted(key: string, chosen: Cover, covers: readonly Cover[], terms: CoverageTerms): Item {
  const evidenceIds = [chosen.id];
  const { asOf, warnDays } = terms;
  const endsSoon = ({ printedEnd }: Cover) =>
    printedEnd !== undefined && daysBetween(asOf, printedEnd) <= warnDays;
  const last = lastOfChain(chosen, covers);
  const { until, printedEnd } = last;
  if (until === undefined || printedEnd === undefined || !endsSoon(last)) {
    const reasons = endsSoon(chosen) ? ['renewal_accepted'] : [];
    // Whoever is reminded long before the warning reads it here.
    const facts = printedEnd === undefined ? undefined : { validUntil: printedEnd };
    return createItem(key, 'compliant', { reasons, evidenceIds, facts });
  }
  const waits = covers.some((cover) => cover.review.state === 'pending' && follows(cover, until));
  return createItem(key, 'expiring', {
    reasons: waits ? ['ends_soon', 'renewal_pending'] : ['ends_soon'],
    evidenceIds: last === chosen ? evidenceIds : [chosen.id, last.id],
    dueOn: printedEnd,
    actor: waits ? terms.reviewer : 'contractor',
    facts: { daysLeft: daysBetween(asOf, printedEnd) },
  });
}

/**
 * The carrying item of a group (domain 3.2): is there a paper in force, and how long still. `covers` are all that
 * exist, `chosen` is the one that counts today.
 */
export function judgeCoverage(
  key: string,
  covers: readonly Cover[],
  chosen: Cover | undefined,
  terms: CoverageTerms,
): Item {
  if (chosen === undefined) return judgeAbsence(key, covers, terms.asOf);
  return chosen.review.state === 'pending'
    ? judgePending(key, chosen, covers, terms)
    : judgeAccepted(key, chosen, covers, terms);
}

/** A paper without demands of its own: an accepted one goes before one that waits. */
export function judgePaper(key: string, covers: readonly Cover[], terms: CoverageTerms): Item {
  const candidates = covers
    .filter((cover) => isCandidate(cover, terms.asOf))
    .map((cover) => ({ cover, tier: cover.review.state === 'accepted' ? 0 : 1 }));
  return judgeCoverage(key, covers, firstInOrder(candidates)?.cover, terms);
}
