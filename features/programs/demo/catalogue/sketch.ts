import type { Program } from '@vcms/domain';

/** One element: id, points 1..5, its paragraph, what a reviewer looks for; critical ones fail the program alone. */
export type Sketch = readonly [
  id: string,
  points: 1 | 2 | 3 | 4 | 5,
  cfr: string,
  text: string,
  critical?: 'critical',
];

/** A program of the catalogue in its first edition. `appliesToTrades` empty: work of every kind. */
export function program(
  id: string,
  title: string,
  cfr: string,
  appliesToTrades: readonly string[],
  sketches: readonly Sketch[],
): Program {
  const elements = sketches.map(([element, points, paragraph, text, critical]) => ({
    id: element,
    text,
    points,
    critical: critical !== undefined,
    cfr: paragraph,
  }));
  return { id, title, cfr, appliesToTrades: [...appliesToTrades], elements, edition: 1 };
}
