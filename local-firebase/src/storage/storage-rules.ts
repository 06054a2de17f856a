import type {
  DocumentAddress,
  DocumentReader,
  RulesDocument,
  StorageRequest,
} from '../rules/rules-request.ts';
import type { RulesError } from '../rules/verdict.ts';

/** A compiled storage.rules. `reader` answers `firestore.get()` and `firestore.exists()`. */
type EvaluateStorageRules = (request: StorageRequest, reader: DocumentReader) => boolean;

export type CompiledStorageRules =
  | { readonly ok: true; readonly evaluate: EvaluateStorageRules }
  | { readonly ok: false; readonly errors: readonly RulesError[] };

/** Reads a Firestore document as the administrator does; `undefined` when there is none. */
export type ReadDocument = (address: DocumentAddress) => Promise<RulesDocument | undefined>;

/** The rules in force. Before any are loaded everything is denied. */
export interface StorageRules {
  /** Replaces the rules unless they do not compile. */
  load(source: string): readonly RulesError[];
  allows(request: StorageRequest): Promise<boolean>;
}

export interface StorageRulesOptions {
  readonly compile: (source: string) => CompiledStorageRules;
  readonly readDocument: ReadDocument;
}

/** Rules may look into two documents; a few more rounds cost nothing and cannot run for ever. */
const MAX_ROUNDS = 12;

export function createStorageRules({ compile, readDocument }: StorageRulesOptions): StorageRules {
  let evaluate: EvaluateStorageRules | undefined;
  return {
    load(source) {
      const compiled = compile(source);
      if (!compiled.ok) return compiled.errors;
      evaluate = compiled.evaluate;
      return [];
    },
    async allows(request) {
      return evaluate === undefined ? false : await evaluateWithDocuments(evaluate, request, readDocument);
    },
  };
}

/**
 * Evaluation is synchronous and Firestore is not: each round collects the documents the rules asked for, fetches them,
 * and evaluates again until nothing is missing.
 */
async function evaluateWithDocuments(
  evaluate: EvaluateStorageRules,
  request: StorageRequest,
  readDocument: ReadDocument,
): Promise<boolean> {
  const known = new Map<string, RulesDocument | undefined>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const missing = new Map<string, DocumentAddress>();
    const get = (address: DocumentAddress) => {
      const key = JSON.stringify([address.databaseId, ...address.path]);
      if (!known.has(key)) missing.set(key, address);
      return known.get(key);
    };
    const allowed = evaluate(request, { get, getAfter: get });
    if (missing.size === 0) return allowed;
    for (const [key, address] of missing) known.set(key, await readDocument(address));
  }
  return false;
}
