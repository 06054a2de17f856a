import type { CallResult } from '@vcms/data';
import type { Functions } from 'firebase/functions';
import type { ComponentType } from 'react';
import type { BegunChange, ExpectedChange } from '../pending/pending-changes.ts';

/** How several rows are changed: by a call for each, or by a form that asks for more than yes. */
type BulkWork<Row> =
  | {
      readonly run: (functions: Functions, row: Row) => Promise<CallResult<unknown>>;
      /** What a row will say, which it then says at once; absent: it says so when it has come. */
      readonly expects?: (row: Row) => ExpectedChange;
    }
  | { readonly Form: ComponentType<{ readonly rows: readonly Row[]; readonly onClose: () => void }> };

/** One thing that can be done with several rows at once. */
export type BulkAction<Row> = BulkWork<Row> & {
  /** As on its button: Disable. */
  readonly label: string;
  /** What follows, in a sentence, before it is done. */
  readonly effect: string;
  readonly isDanger?: boolean;
  /** How a row is called in the question and where it was refused. */
  readonly nameOf: (row: Row) => string;
  /** Rows of which it makes no sense cannot be chosen. */
  readonly fits: (row: Row) => boolean;
};

/** One that calls the server row by row. */
export type CalledAction<Row> = Extract<BulkAction<Row>, { readonly run: unknown }>;

export interface BulkOutcome {
  readonly done: number;
  /** "Ira Moss: At least one person of the company must stay active." */
  readonly refused: readonly string[];
}

/** Does it row by row: the server counts calls, and a refusal of one row must not stop the others. */
export async function runBulk<Row>(
  { run, nameOf }: Pick<CalledAction<Row>, 'run' | 'nameOf'>,
  functions: Functions,
  rows: readonly Row[],
  begin: (row: Row) => BegunChange | undefined = () => undefined,
): Promise<BulkOutcome> {
  // All at once, though they are sent one after the other.
  const begun = rows.map(begin);
  const refused: string[] = [];
  for (const [at, row] of rows.entries()) {
    const result = await run(functions, row);
    if (result.kind === 'done') begun[at]?.confirm();
    else begun[at]?.refuse();
    if (result.kind !== 'done') refused.push(`${nameOf(row)}: ${result.message}`);
  }
  return { done: rows.length - refused.length, refused };
}
