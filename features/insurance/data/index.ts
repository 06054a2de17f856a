export { brokerRequestsQuery, renewalConsentsQuery } from './broker-queries.ts';
export { decideHolder, type HolderRecord, saveHolder } from './holder-writer.ts';
export { policiesNumberedQuery } from './policies-numbered-query.ts';
export {
  cancelPolicy,
  createPolicyDraft,
  deletePolicyDraft,
  type PolicyWriteContext,
  savePolicyDraft,
  submitPolicy,
  withdrawPolicy,
} from './policy-writer.ts';
