import {
  daysBetween,
  formatDate,
  type InsuranceLine,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  type Policy,
} from '@vcms/domain';
import type { StoredPolicy } from '../insurance-dossier.ts';
import { limitField, type PolicyFormValues, policyFormValues, renewalOf } from '../policy-form-values.ts';
import { type OfferedField, saysSame } from '../prefill/offers.ts';

/** What a line of a certificate is against the policies on file. */
export type LineMatch =
  /** Number or dates are missing, so nothing can be compared. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'new' }
  /** On file with these values: nothing to do. */
  | { readonly kind: 'same'; readonly policy: StoredPolicy }
  /** Under review with other values, which only a withdrawal can replace. */
  | { readonly kind: 'waiting'; readonly policy: StoredPolicy; readonly differing: readonly string[] }
  /** A draft or a returned policy that the line completes. */
  | { readonly kind: 'correction'; readonly policy: StoredPolicy }
  /** Accepted, and the certificate says something else of the same period. */
  | { readonly kind: 'change'; readonly policy: StoredPolicy; readonly differing: readonly string[] }
  /** The next period of an accepted policy. */
  | { readonly kind: 'renewal'; readonly policy: StoredPolicy };

/** A policy that begins this near to the end of another one follows it. */
const DAYS_APART = 60;

const LABELS: Readonly<Partial<Record<OfferedField, string>>> = {
  insurerName: 'Insurer',
  expiration: 'Expiration',
  form: 'Form',
  aggregatePer: 'General aggregate applies per',
};

function comparedFields(line: InsuranceLine): readonly (readonly [OfferedField, string])[] {
  return [
    ...Object.entries(LABELS).map(([field, label]) => [field as OfferedField, label] as const),
    ...(line === 'auto' ? [['autos', 'Autos covered'] as const] : []),
    ...(line === 'wc_el' ? [['statutory', 'Statutory limits'] as const] : []),
    ...LIMITS_OF_LINE[line].map((code) => [limitField(code), LIMIT_LABELS[code]] as const),
  ];
}

/** The fields that a certificate states otherwise than a policy; what it is silent about is no difference. */
function differingFields(stated: PolicyFormValues, policy: Policy): readonly string[] {
  const held = policyFormValues(policy);
  return comparedFields(stated.line).flatMap(([field, label]) =>
    stated[field].trim() === '' || saysSame(field, held[field], stated[field]) ? [] : [label],
  );
}

/** Numbers are printed with and without blanks and dashes. */
function plainNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function follows(stated: PolicyFormValues, policy: Policy): boolean {
  if (stated.effective <= policy.effective) return false;
  if (plainNumber(policy.policyNumber) === plainNumber(stated.policyNumber)) return true;
  return Math.abs(daysBetween(policy.expiration, stated.effective)) <= DAYS_APART;
}

const WAITING: readonly Policy['state'][] = ['submitted', 'in_review'];
const OPEN: readonly Policy['state'][] = ['draft', 'changes_requested'];

function matchPeriod(
  stated: PolicyFormValues,
  policies: readonly StoredPolicy[],
): Exclude<LineMatch, { kind: 'renewal' | 'unknown' | 'new' }> | undefined {
  const compared = policies.map((policy) => ({ policy, differing: differingFields(stated, policy) }));
  const among = (states: readonly Policy['state'][]) =>
    compared.filter(({ policy }) => states.includes(policy.state));
  const same = among([...WAITING, 'accepted']).find(({ differing }) => differing.length === 0);
  if (same !== undefined) return { kind: 'same', policy: same.policy };
  const [waiting] = among(WAITING);
  if (waiting !== undefined) return { kind: 'waiting', ...waiting };
  const [open] = among(OPEN);
  if (open !== undefined) return { kind: 'correction', policy: open.policy };
  const [accepted] = among(['accepted']);
  if (accepted !== undefined) return { kind: 'change', ...accepted };
  const [replaced] = among(['superseded']);
  return replaced === undefined ? undefined : { kind: 'same', policy: replaced.policy };
}

/** Says what a line is, by its number, its period and its values; `stated` as the certificate has them. */
export function matchLine(stated: PolicyFormValues, policies: readonly StoredPolicy[]): LineMatch {
  const number = plainNumber(stated.policyNumber);
  if (number === '' || stated.effective === '') return { kind: 'unknown' };
  const ofLine = policies.filter(({ line }) => line === stated.line);
  const found = matchPeriod(
    stated,
    ofLine.filter(
      (policy) => plainNumber(policy.policyNumber) === number && policy.effective === stated.effective,
    ),
  );
  if (found !== undefined) return found;
  const [before] = ofLine
    .filter((policy) => policy.state === 'accepted' && follows(stated, policy))
    .toSorted((left, right) => right.expiration.localeCompare(left.expiration));
  return before === undefined ? { kind: 'new' } : { kind: 'renewal', policy: before };
}

/** Whether the line is worth a submission unless a person says otherwise. */
export function isWorthSending({ kind }: LineMatch): boolean {
  return kind !== 'same' && kind !== 'waiting';
}

/** The policy that the line's record is made from, and the one that it replaces in place. */
export function movesFrom(match: LineMatch): {
  readonly before: Partial<Policy> | undefined;
  readonly seen: StoredPolicy | undefined;
} {
  if (match.kind === 'renewal') return { before: renewalOf(match.policy), seen: undefined };
  if (match.kind === 'correction') return { before: match.policy, seen: match.policy };
  if (match.kind !== 'change') return { before: undefined, seen: undefined };
  // The same period once more: it renews nothing, and the paper is another one.
  const { certificateDocId: _paper, supersedes: _renewed, ...before } = match.policy;
  return { before, seen: undefined };
}

const STATES: Readonly<Partial<Record<Policy['state'], string>>> = {
  accepted: 'accepted',
  superseded: 'replaced since',
};

/** What the line is, as sentences. @param shownTo the client that gets the certificate with a policy on file */
export function matchText(match: LineMatch, shownTo?: string): string {
  if (match.kind === 'unknown') return 'Not compared yet: the policy number or the first day is missing.';
  if (match.kind === 'new') return 'New policy.';
  const { policyNumber, state, expiration } = match.policy;
  const name = `policy ${policyNumber}`;
  switch (match.kind) {
    case 'same':
      return `On file already as ${name}, ${STATES[state] ?? 'waiting for review'}. ${
        shownTo === undefined ? 'Nothing to do.' : `Only the certificate is added, for ${shownTo}.`
      }`;
    case 'waiting':
      return `Under review as ${name} with other values: ${match.differing.join(', ')}. Withdraw that policy first to replace it.`;
    case 'correction':
      return state === 'draft' ? `Completes the draft of ${name}.` : `Corrects ${name}, which was returned.`;
    case 'change':
      return `Changes ${name}: ${match.differing.join(', ')}.`;
    case 'renewal':
      return `Renews ${name}, which ends on ${formatDate(expiration)}.`;
  }
}
