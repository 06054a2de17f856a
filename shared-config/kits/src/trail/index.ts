export { AuditList } from './audit-list.tsx';
export { auditWords } from './audit-words.ts';
export { RecordTrail } from './record-trail.tsx';
