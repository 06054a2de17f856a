export { runFirstAdmin } from './first-admin/run-first-admin.ts';
export { runRehearseRestore } from './restore/run-rehearse-restore.ts';
export { runTenant } from './tenant/run-tenant.ts';
