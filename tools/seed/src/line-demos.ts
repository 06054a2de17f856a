import * as composed from './lines.ts';
import type { LineDemo } from './words/line-demo.ts';

/** The demo data of every line. */
export const LINE_DEMOS: readonly LineDemo[] = Object.values(composed);
