export { AuditList } from './audit-list.tsx';
export { AUDIT_VERBS } from './audit-verbs.ts';
export { auditFields, auditTitle } from './audit-words.ts';
export { RecordTrail } from './record-trail.tsx';
