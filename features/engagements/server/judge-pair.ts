import { createInputLoader } from '@vcms/compliance/server';
import {
  type ApprovalTerms,
  type EvaluationInput,
  engagementId,
  evaluate,
  type Result,
  type Variance,
} from '@vcms/domain';
import { derivedId, Refusal, type Trusted } from '@vcms/server/core';

/** How a contractor stands at the moment of a decision, and by which requirements. */
export interface JudgedPair {
  readonly input: EvaluationInput;
  readonly result: Result;
  /** Of the requirements in force; undefined where the client has published none. */
  readonly requirementVersion: number | undefined;
}

function versionOn({ requirementSet, asOf }: EvaluationInput): number | undefined {
  const inForce = requirementSet
    .filter(({ status, effectiveFrom }) => status !== 'draft' && effectiveFrom <= asOf)
    .toSorted((left, right) => left.effectiveFrom.localeCompare(right.effectiveFrom) || left.n - right.n);
  return inForce.at(-1)?.n;
}

/** Judges now, by what is on file: a stored result may be older. Refuses when there is no such relation. */
export async function judgePair(
  trusted: Trusted,
  clientId: string,
  contractorId: string,
): Promise<JudgedPair> {
  const input = await createInputLoader(trusted).load(clientId, contractorId);
  if (input === undefined) throw new Refusal('not-found', 'This contractor is not on your list.');
  return { input, result: evaluate(input), requirementVersion: versionOn(input) };
}

/** Who grants the variances of an approval, and for whom. */
export interface Grant {
  readonly clientId: string;
  readonly contractorId: string;
  /** Who proposed them. */
  readonly requestedBy: string;
  readonly requestedRole: Variance['requestedRole'];
  readonly decidedBy: string;
}

/** The variances of an approval as they are stored; their ids follow from what they are for. */
export function grantedVariances(
  terms: ApprovalTerms,
  { clientId, contractorId, requestedBy, requestedRole, decidedBy }: Grant,
  { from, seed }: { readonly from: string; readonly seed: string },
): readonly Variance[] {
  return (terms.variances ?? []).map(({ key, reason, mitigation, to }) => ({
    id: derivedId('approval', engagementId(clientId, contractorId), seed, key),
    clientId,
    contractorId,
    key,
    reason,
    ...(mitigation === undefined ? {} : { mitigation }),
    requestedBy,
    requestedRole,
    from,
    to,
    decidedBy,
    ...(requestedBy === decidedBy ? { selfApproved: true } : {}),
    state: 'approved',
  }));
}

/** The result with the variances counted in: what the decision is about. */
export function resultWith({ input }: JudgedPair, granted: readonly Variance[]): Result {
  return evaluate({ ...input, variances: [...input.variances, ...granted] });
}
