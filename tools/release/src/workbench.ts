import type { RemoteName } from '@vcms/contract';
import type { ByteBudget } from './byte-budget.ts';
import type { LookWish, PageLook } from './compare/look-wish.ts';
import type { CountsByDay, CountsSource } from './health/read-health.ts';

export interface BuildWish {
  readonly remote: RemoteName;
  readonly version: string | undefined;
  readonly outDir: string;
  /** Folder of the remote's sources, relative to the repository; the remote's own unless given. */
  readonly sources?: string;
  /** Those of the sources at hand unless given. */
  readonly commit?: string;
  readonly builtAt?: string;
}

/** How a contract suite ended; `reason` is one sentence without a full stop, `output` its last lines. */
export type SuiteOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly output: string };

/** What the commands need from the machine they run on. */
export interface Workbench {
  /** Root of the repository. */
  readonly root: string;
  readonly now: () => Date;
  readonly fetch: typeof fetch;
  readonly budget: ByteBudget;
  /** Builds a remote from its sources into an empty folder. */
  build(wish: BuildWish): Promise<void>;
  /** Runs the contract suite of the remote, or of a copy of its sources, once. */
  runContractSuite(remote: RemoteName, sources?: string): Promise<SuiteOutcome>;
  /** What tabs told of a release, by day. */
  readHealth(counts: CountsSource, remote: RemoteName, version: string): Promise<CountsByDay>;
  /** Gives a browser to `use` and closes it when that has ended, however it did. */
  browse<T>(use: (look: (wish: LookWish) => Promise<readonly PageLook[]>) => Promise<T>): Promise<T>;
  /** The name that `git` knows for the person at work. */
  gitUserName(): Promise<string | undefined>;
  /** Tells how far a long command is. */
  progress(line: string): void;
}
