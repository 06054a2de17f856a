export { brokerRequestsQuery } from './broker-queries.ts';
export { decideHolder, type HolderRecord, saveHolder } from './holder-writer.ts';
export { contractorsBeginningQuery, overridesOfPairQuery } from './limit-queries.ts';
export { changeOverrides } from './override-writer.ts';
export {
  cancelPolicy,
  createPolicyDraft,
  deletePolicyDraft,
  type PolicyWriteContext,
  savePolicyDraft,
  submitPolicy,
  withdrawPolicy,
} from './policy-writer.ts';
