export type { StandaloneAccount } from './standalone-settings.ts';
export { ACCOUNTS_ELEMENT_ID } from './standalone-settings.ts';
export { startStandalone } from './start-standalone.tsx';
