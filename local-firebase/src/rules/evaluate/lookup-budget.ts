/** Documented limits of document access calls: single reads, writes and queries; batches and transactions. */
export const OPERATION_LIMIT = 10;
const REQUEST_LIMIT = 20;
/** Storage rules may read two documents of Firestore. */
export const STORAGE_LIMIT = 2;

/**
 * Counts the distinct documents that the rules of one request look at. Share one among the writes of a commit
 * or the documents of a batched read: each of them may look at 10, all together at 20. A document that was
 * counted before is free.
 */
export class LookupBudget {
  private readonly limit: number;
  private readonly seen = new Set<string>();

  constructor(limit: number = REQUEST_LIMIT) {
    this.limit = limit;
  }

  get used(): number {
    return this.seen.size;
  }

  /** `false` when this document is one too many. */
  charge(document: string): boolean {
    if (this.seen.has(document)) {
      return true;
    }
    if (this.seen.size >= this.limit) {
      return false;
    }
    this.seen.add(document);
    return true;
  }
}
