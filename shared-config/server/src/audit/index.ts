export { writeAudit } from './audit.ts';
export { auditOnce } from './audit-once.ts';
