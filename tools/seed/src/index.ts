export { DEMO_ACCOUNTS, DEMO_COMPANY_IDS, DEMO_PASSWORD, DEMO_PEOPLE, type DemoAccount } from './accounts.ts';
