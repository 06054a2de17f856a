import {
  type ApprovalTerms,
  collectionPath,
  type KeptDecision,
  type Result,
  type Variance,
} from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { createdStamps, textOf, withoutAbsent } from '@vcms/server/core';
import { type DocumentData, FieldValue, type Transaction } from 'firebase-admin/firestore';

export interface DecisionToKeep {
  readonly action: KeptDecision;
  readonly engagement: DocumentData;
  readonly terms: ApprovalTerms;
  readonly result: Result;
  readonly requirementVersion: number | undefined;
  readonly granted: readonly Variance[];
  readonly first: { readonly by: string; readonly byName: string } | undefined;
}

/** Keeps a decision with what was known at that moment, in the transaction that makes it: both or neither. */
export function keepDecision(
  { db }: Trusted,
  transaction: Transaction,
  caller: Caller,
  { action, engagement, terms, result, requirementVersion, granted, first }: DecisionToKeep,
): void {
  transaction.create(db.collection(collectionPath('engagementDecisions')).doc(), {
    clientId: textOf(engagement.clientId),
    contractorId: textOf(engagement.contractorId),
    clientName: textOf(engagement.clientName),
    contractorName: textOf(engagement.contractorName),
    action,
    ...withoutAbsent({
      reason: terms.reason,
      conditions: terms.conditions,
      endOn: terms.endOn,
      requirementVersion,
      firstBy: first?.by,
      firstByName: first?.byName,
    }),
    decidedBy: caller.uid,
    decidedByName: caller.name,
    decidedAt: FieldValue.serverTimestamp(),
    result,
    varianceKeys: granted.map(({ key }) => key),
    ...createdStamps(caller.uid),
  });
}
