export { runFirstAdmin } from './first-admin/run-first-admin.ts';
