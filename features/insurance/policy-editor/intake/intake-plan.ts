import type { PolicyHolder } from '@vcms/domain';
import type { StoredPolicy } from '../insurance-dossier.ts';
import { checkPolicyForm } from '../policy-form-values.ts';
import type { Offer } from '../prefill/offers.ts';
import { type Intake, isWanted, matchOf } from './intake.ts';
import { type IntakeLine, isShared, offersOfLine, openCount, sureOffers } from './intake-line.ts';
import type { LineMatch } from './line-match.ts';

/** A line with everything that follows from it. */
export interface LinePlan {
  readonly line: IntakeLine;
  readonly offers: readonly Offer[];
  readonly match: LineMatch;
  readonly wanted: boolean;
}

export interface OpenCounts {
  /** Things a person still has to answer. */
  readonly open: number;
  /** Values that were clearly read and are not entered. */
  readonly sure: number;
}

/** What is still to do in the lines that are wanted; what all lines share counts once. */
export function countsOf(plans: readonly LinePlan[]): OpenCounts {
  const wanted = plans.filter((plan) => plan.wanted);
  const counts = wanted.map(({ line, offers }, index) => {
    const own = index === 0 ? offers : offers.filter(({ field }) => !isShared(field));
    return { open: openCount(line, own), sure: sureOffers(line, own).length };
  });
  return {
    open: counts.reduce((sum, { open }) => sum + open, 0),
    sure: counts.reduce((sum, { sure }) => sum + sure, 0),
  };
}

/** @param policies on file when the intake began */
export function planOf(intake: Intake, policies: readonly StoredPolicy[]): readonly LinePlan[] {
  return intake.lines.map((line) => {
    const offers = offersOfLine(intake.certificate, line);
    const match = matchOf(intake, line, policies);
    return { line, offers, match, wanted: isWanted(line, match) };
  });
}

/** A policy on file that the certificate shows to the client it is made out to. */
export interface ShownLine {
  /** Of the line, within the intake. */
  readonly id: string;
  readonly policyId: string;
}

/**
 * Lines that are on file as they are, while the client has no certificate of its own with the policy: another holder's
 * certificate of the same policies adds that, and nothing else. @param madeOutTo '': nobody alone
 */
export function shownLines(
  plans: readonly LinePlan[],
  madeOutTo: string,
  holders: readonly PolicyHolder[],
): readonly ShownLine[] {
  return plans.flatMap(({ line: { id }, match, wanted }) => {
    if (madeOutTo === '' || wanted || match.kind !== 'same' || match.policy.state === 'superseded') return [];
    const policyId = match.policy.id;
    const held = holders.find((one) => one.policyId === policyId && one.clientId === madeOutTo);
    return held?.certificateDocId === undefined ? [{ id, policyId }] : [];
  });
}

/** What keeps the lines from being stored; `line` is the one to look at, absent: what all lines share. */
export interface IntakeStop {
  readonly message: string;
  readonly line?: string;
}

function count(number: number, one: string): string {
  return number === 1 ? `1 ${one}` : `${number} ${one}s`;
}

/** The first thing that a person has to do before the lines can be stored; undefined: nothing. */
export function stopOf(plans: readonly LinePlan[], shown: readonly ShownLine[] = []): IntakeStop | undefined {
  const wanted = plans.filter((plan) => plan.wanted);
  const [first] = wanted;
  if (first === undefined && shown.length > 0) return undefined;
  if (first === undefined) return { message: 'Choose a line to submit. Nothing is chosen yet.' };
  const { open, sure } = countsOf(plans);
  if (sure > 0) {
    return {
      message: `${count(sure, 'value')} not entered yet. Accept the high-confidence values, or edit the line.`,
    };
  }
  if (open > 0) return { message: `Review uncertain values: ${count(open, 'value')}.` };
  for (const { line } of wanted) {
    const messages = Object.entries(checkPolicyForm(line.values));
    const own = messages.filter(([field]) => !isShared(field));
    if (own.length > 0) return { message: 'Some values are missing or wrong.', line: line.id };
    const [shared] = messages;
    if (shared?.[1] !== undefined) return { message: shared[1] };
  }
  return undefined;
}
