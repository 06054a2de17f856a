import { documentPath, LINE_LABELS, type Policy } from '@vcms/domain';
import type { ReviewedSubject } from '@vcms/kits/review';
import type { ReviewDossier } from './use-review-dossier.ts';

/** How the policy is called in a sentence. */
function policyTitle({ line, policyNumber }: Pick<Policy, 'line' | 'policyNumber'>): string {
  return `${LINE_LABELS[line]}, no. ${policyNumber}`;
}

/** The policy as the workbench sees it. */
export function reviewedPolicy(contractorId: string, { policy, records }: ReviewDossier): ReviewedSubject {
  const { id, state, version, submittedOn, record } = policy;
  return {
    ...{ type: 'policy', id, contractorId, state, version, submittedOn },
    path: documentPath('policies', contractorId, id),
    contractorName: records.company.name,
    title: policyTitle(policy),
    updatedAt: record.updatedAt,
    createdBy: record.createdBy,
  };
}

/** What the policy shows for each client of this side, as it was seen: it is accepted with the policy. */
export function seenHolders(contractorId: string, { policy, records }: ReviewDossier) {
  const { engagements, holders } = records;
  const clientIds = new Set([...engagements, ...holders].map(({ clientId }) => clientId));
  return [...clientIds].map((clientId) => ({
    path: documentPath('policyHolders', contractorId, policy.id, clientId),
    seenAt: holders.find((one) => one.clientId === clientId)?.record?.updatedAt,
  }));
}
