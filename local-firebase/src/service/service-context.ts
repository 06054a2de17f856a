import type { IndexFile } from '../query/index-file.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { Transactions } from '../store/transactions.ts';
import type { RulesGate } from './rules-gate.ts';
import type { UsageCounters } from './usage-counters.ts';

/** What every call works with. */
export interface ServiceContext {
  readonly store: DocumentStore;
  readonly transactions: Transactions;
  readonly rules: RulesGate;
  readonly usage: UsageCounters;
  /** The indexes to enforce, if any. */
  readonly indexes: () => IndexFile | undefined;
  /** Milliseconds from any moment on, never going back, to measure how long a call takes. */
  readonly elapsed: () => number;
  /** A document id of 20 letters and digits. */
  readonly newDocumentId: () => string;
}
