export { writeAudit } from './audit.ts';
export { auditChange, changedParts, type RecordChange } from './audit-change.ts';
export { auditOnce } from './audit-once.ts';
