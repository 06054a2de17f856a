import type { DocumentReader, RulesDocument } from '../rules-request.ts';
import { boolean, failure, type PathValue, type RulesFailure, type RulesResult } from '../value/value.ts';
import { documentToValue } from './document-value.ts';
import { LookupBudget } from './lookup-budget.ts';

export type DocumentCall = 'get' | 'exists' | 'getAfter' | 'existsAfter';

/** The text of any attempt to use a document that does not exist. */
export const NULL_VALUE_ERROR = 'Null value error.';

/** get(), exists(), getAfter() and existsAfter() of one operation. */
export class DocumentAccess {
  private readonly reader: DocumentReader;
  private readonly databaseId: string;
  private readonly operation: LookupBudget;
  private readonly request: LookupBudget;
  private readonly cache = new Map<string, RulesDocument | undefined>();

  constructor(reader: DocumentReader, databaseId: string, limit: number, request: LookupBudget) {
    this.reader = reader;
    this.databaseId = databaseId;
    this.operation = new LookupBudget(limit);
    this.request = request;
  }

  call(name: DocumentCall, path: PathValue): RulesResult {
    const after = name === 'getAfter' || name === 'existsAfter';
    const segments = this.documentSegments(path);
    if (segments === undefined) {
      return failure(`Invalid document path /${path.segments.join('/')}.`);
    }
    const found = this.read(segments, after);
    if (found.failure !== undefined) {
      return found.failure;
    }
    if (name === 'exists' || name === 'existsAfter') {
      return boolean(found.document !== undefined);
    }
    return found.document === undefined ? failure(NULL_VALUE_ERROR) : documentToValue(found.document);
  }

  /** The segments below `documents`, or `undefined` when the path names no document of this database. */
  private documentSegments({ segments }: PathValue): readonly string[] | undefined {
    const [root, databaseId, documents, ...rest] = segments;
    const isDocument =
      root === 'databases' && databaseId === this.databaseId && documents === 'documents' && rest.length > 0;
    return isDocument && rest.length % 2 === 0 && !rest.some((part) => part === '' || part.includes('/'))
      ? rest
      : undefined;
  }

  private read(
    segments: readonly string[],
    after: boolean,
  ): { document?: RulesDocument | undefined; failure?: RulesFailure } {
    const key = `${after ? 'after' : 'before'}:${segments.join('/')}`;
    if (!this.operation.charge(key) || !this.request.charge(key)) {
      return { failure: failure('Service call error. Too many document access calls.') };
    }
    if (!this.cache.has(key)) {
      const address = { databaseId: this.databaseId, path: segments };
      this.cache.set(key, after ? this.reader.getAfter(address) : this.reader.get(address));
    }
    return { document: this.cache.get(key) };
  }
}
