import { pageQuery } from '@vcms/data';
import { type Firestore, getDocs } from 'firebase/firestore';
import { FIRM_QUEUE } from './queue-definition.ts';
import type { PolicyAddress } from './use-review-file.ts';

interface Place extends PolicyAddress {
  /** The path of the policy that is left. */
  readonly id: string;
  readonly submittedOn: string;
}

/** Rows asked for: the one that is left may be among the first. */
const ASKED = 2;

/**
 * What the firm reviews after a policy: the next one that nobody has taken, in the order of the queue and under its line
 * filter, else from the beginning of the queue; undefined when nothing else waits. At most two pages of three reads.
 */
export async function nextForFirm(
  firestore: Firestore,
  after: Place,
  line: string | undefined,
): Promise<PolicyAddress | undefined> {
  const filters = { state: 'submitted', ...(line === undefined ? {} : { line }) };
  const order = { field: 'submittedOn', descending: false, holds: 'text' } as const;
  const cursor = { side: 'after', value: after.submittedOn, id: after.id } as const;
  for (const place of [{ cursor }, {}]) {
    const request = { filters, search: '', order, size: ASKED, ...place };
    const { docs } = await getDocs(pageQuery(FIRM_QUEUE.base(firestore), request));
    const found = docs
      .map((entry) => entry.data())
      .flatMap((entry) => (entry.ok && entry.value.id !== after.id ? [entry.value] : []))[0];
    if (found !== undefined) return { contractorId: found.contractorId, policyId: found.policy.id };
  }
  return undefined;
}

/** The one behind a policy in a list that is read already, else its first. */
export function nextInList(
  rows: readonly {
    readonly id: string;
    readonly contractorId: string;
    readonly policy: { readonly id: string };
  }[],
  leftId: string,
): PolicyAddress | undefined {
  const others = rows.filter(({ id }) => id !== leftId);
  const at = rows.findIndex(({ id }) => id === leftId);
  const found = others[at === -1 ? 0 : at] ?? others[0];
  return found && { contractorId: found.contractorId, policyId: found.policy.id };
}
