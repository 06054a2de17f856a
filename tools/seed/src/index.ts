export { buildDemoData, DEFAULT_SEED, type DemoData } from './demo-data.ts';
export { type NotifyInput, type NotifyResult, notify } from './notify.ts';
export { type SeedInput, seedDemoData } from './seed-demo-data.ts';
export {
  DEMO_ACCOUNTS,
  DEMO_COMPANY_IDS,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  type DemoAccount,
} from './words/accounts.ts';
