export { writeAudit } from './audit.ts';
export { auditChange, changedParts, type RecordChange } from './audit-change.ts';
export { auditOnce } from './audit-once.ts';
export { checkChains } from './chain/check-chains.ts';
export { checkChainNow } from './chain/check-now.ts';
export { exportChain } from './chain/export-chain.ts';
export { sealLine } from './chain/seal-line.ts';
