import type { Browser } from 'playwright-core';

/** A product that runs: where its shell answers, and its backend, whose calls are no bytes of a page. */
export interface Tested {
  readonly origin: string;
  readonly backend: string;
}

export const AGES = ['before', 'now'] as const;
export type Age = (typeof AGES)[number];

/** One line of the table: the same thing of both, one value for each round. */
export interface SinceRow {
  readonly what: string;
  readonly unit: 'ms' | 'KB';
  readonly values: Readonly<Record<Age, number[]>>;
}

/** Rows in the order in which they were first named. */
export interface SinceRows {
  add(age: Age, what: string, unit: SinceRow['unit'], value: number): void;
  all(): readonly SinceRow[];
}

export function createSinceRows(): SinceRows {
  const rows = new Map<string, SinceRow>();
  return {
    add(age, what, unit, value) {
      const row = rows.get(what) ?? { what, unit, values: { before: [], now: [] } };
      rows.set(what, row);
      row.values[age].push(value);
    },
    all: () => [...rows.values()],
  };
}

/** One run: what looks at which products how often, and where it is written down. */
export interface SinceRun {
  readonly browser: Browser;
  readonly products: Readonly<Record<Age, Tested>>;
  readonly rounds: number;
  readonly rows: SinceRows;
}

/** Both in turn, round by round, so that a busy moment of the machine meets both; who begins alternates. */
export async function inTurn(
  rounds: number,
  measure: (age: Age, round: number) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    for (const age of round % 2 === 0 ? AGES : [...AGES].reverse()) await measure(age, round);
}
