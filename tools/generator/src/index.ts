export { writeHelp } from './compose-help.ts';
export { writeRules } from './compose-rules.ts';
export { dropLine } from './line/drop-line.ts';
export { newLine } from './line/main-line.ts';
export { main } from './main.ts';
export { writeTypeface } from './subset-typeface.ts';
