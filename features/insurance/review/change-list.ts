import type { Policy, ReviewTask } from '@vcms/domain';
import { comparedFields } from '../model/policy-comparison.ts';
import { policyFields } from '../model/policy-fields.ts';

/** One typed field of a policy beside what the version before said. */
export interface FieldChange {
  readonly key: string;
  readonly label: string;
  /** '' when the policy does not say it. */
  readonly now: string;
  /** '' when the version before did not say it; undefined when there is none to compare with. */
  readonly before: string | undefined;
  readonly isChanged: boolean;
}

/** Every field that the policy or the version before says, in the order of the certificate. */
export function changesOf(policy: Policy, before: Policy | undefined): readonly FieldChange[] {
  if (before === undefined) {
    return policyFields(policy)
      .filter(({ text }) => text !== '')
      .map(({ key, label, text }) => ({ key, label, now: text, before: undefined, isChanged: false }));
  }
  return comparedFields(before, policy).map(({ key, label, before: was, after, kind }) => ({
    ...{ key, label, now: after, before: was, isChanged: kind !== 'same' },
  }));
}

const COMPARABLE: readonly Policy['state'][] = ['accepted', 'superseded', 'cancelled'];

/** The policy to compare with: the one it renews, else the line's last accepted one. */
export function versionBefore(policy: Policy, policies: readonly Policy[]): Policy | undefined {
  const named = policies.find(({ id }) => id === policy.supersedes);
  if (named !== undefined) return named;
  return policies
    .filter(({ id, line, state }) => id !== policy.id && line === policy.line && COMPARABLE.includes(state))
    .toSorted((left, right) => right.expiration.localeCompare(left.expiration))[0];
}

/** Submitted again after it was returned. */
export function isCorrection({ version, state }: Pick<Policy, 'version' | 'state'>): boolean {
  return version > 1 && state !== 'draft';
}

/** What a policy in the queue is against the version before it, without reading that one. */
function changeKindOf({ version, supersedes }: Pick<Policy, 'version' | 'supersedes'>): string {
  if (version > 1) return version === 2 ? 'Correction' : `Correction ${version - 1}`;
  return supersedes === undefined ? 'New policy' : 'Renewal';
}

/** The same of a task: New policy, Renewal, Correction 2; Certificate: for single clients only. */
export function changeText(task: Pick<ReviewTask, 'version' | 'supersedes' | 'certificatesFor'>): string {
  return task.certificatesFor === undefined ? changeKindOf(task) : 'Certificate';
}
