import type { CompanyFacts, Trusted } from '@vcms/server/core';
import { Refusal } from '@vcms/server/core';

/** The two companies of a merge: everything of the source becomes part of the target. */
export interface MergeParties {
  readonly source: CompanyFacts;
  readonly target: CompanyFacts;
  readonly side: 'clientId' | 'contractorId';
}

/** Both are clients or both contractors. */
export function mergeParties(source: CompanyFacts, target: CompanyFacts): MergeParties {
  if (source.id === target.id) throw new Refusal('invalid', 'Choose two different companies.', 'targetId');
  if (source.kind === 'firm' || source.kind !== target.kind) {
    throw new Refusal('invalid', 'Only two clients or two contractors can be merged.', 'targetId');
  }
  return { source, target, side: source.kind === 'client' ? 'clientId' : 'contractorId' };
}

/** One step of a merge. It may run again: it finds what is moved and goes on with the rest. */
export type MergeStep = (trusted: Trusted, parties: MergeParties, by: string) => Promise<void>;

/** The id of an engagement's document, seen from one side. */
export function pairId(side: MergeParties['side'], own: string, other: string): string {
  return side === 'clientId' ? `${own}_${other}` : `${other}_${own}`;
}
