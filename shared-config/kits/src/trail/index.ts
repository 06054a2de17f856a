export { AuditList } from './audit-list.tsx';
export { RecordTrail } from './record-trail.tsx';
