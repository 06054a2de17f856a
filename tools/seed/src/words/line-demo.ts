import type { Benchmark, Snapshot, Variance } from '@vcms/domain';
import type { FilePart } from './contractor-file.ts';
import type { Draft } from './demo-draft.ts';
import type { DemoCompany, DemoEngagement } from './demo-records.ts';
import type { FileContext } from './file-context.ts';

/** What is there when a line writes documents of its own. */
export interface DemoWorld {
  /** Calendar date, YYYY-MM-DD. */
  readonly today: string;
  readonly seed: number;
  readonly companies: readonly DemoCompany[];
  readonly engagements: readonly DemoEngagement[];
  /** Today's result of every relation. */
  readonly snapshots: readonly Snapshot[];
}

/** The demo data of one line. The same day and seed give the same data. */
export interface LineDemo {
  /** Its parts of every contractor's file, in the order in which the firm asks for them. */
  readonly parts?: readonly ((context: FileContext) => FilePart)[];
  /** Exceptions that the evaluation counts with. */
  readonly variances?: (today: string) => readonly Variance[];
  /** Rates of industries that the evaluation compares with. */
  readonly benchmarks?: () => readonly Benchmark[];
  /** Documents that belong to no contractor's file. */
  readonly drafts?: (world: DemoWorld) => readonly Draft[];
}
