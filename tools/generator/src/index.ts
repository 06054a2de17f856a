export { writeRules } from './compose-rules.ts';
export { main } from './main.ts';
