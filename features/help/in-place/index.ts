export type { HelpInPlace } from './help-in-place.ts';
export { pageHelp } from './page-help.tsx';
