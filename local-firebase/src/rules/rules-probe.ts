import { type EvaluateOptions, evaluateRequest } from './evaluate-request.ts';
import type {
  DocumentReader,
  FirestoreDocumentRequest,
  RulesDocument,
  RulesRequest,
} from './rules-request.ts';
import { compileRules, type Ruleset } from './ruleset.ts';
import type { Verdict } from './verdict.ts';

/** Support for the tests of this folder: rulesets and requests in one line. */
export type Outcome = 'true' | 'false' | 'error' | 'compile-error';

/** 2023-06-15T12:30:45Z, a Thursday. */
export const PROBE_MICROS = Date.UTC(2023, 5, 15, 12, 30, 45) * 1000;

const ROOT = 'projects/demo/databases/(default)/documents';

/** A document at a path below the root; fields are proto3-JSON values. */
export function documentAt(path: string, fields: RulesDocument['fields'] = {}): RulesDocument {
  return {
    name: `${ROOT}/${path}`,
    fields,
    createTime: '2023-01-01T00:00:00Z',
    updateTime: '2023-01-01T00:00:00Z',
  };
}

/** Reads from a list of documents; `after` are those a commit will have left. */
export function readerOf(
  documents: readonly RulesDocument[],
  after: readonly RulesDocument[] = documents,
): DocumentReader {
  const find = (all: readonly RulesDocument[], path: readonly string[]) =>
    all.find((each) => each.name === `${ROOT}/${path.join('/')}`);
  return {
    get: ({ path }) => find(documents, path),
    getAfter: ({ path }) => find(after, path),
  };
}

export function firestoreRules(body: string, version = '2'): string {
  return `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
    ${body}
  }
}`;
}

export function compiled(source: string): Ruleset {
  const result = compileRules(source);
  if (!result.ok) {
    throw new Error(JSON.stringify(result.errors));
  }
  return result.ruleset;
}

export function getRequest(
  path: string,
  more: Partial<FirestoreDocumentRequest> = {},
): FirestoreDocumentRequest {
  return {
    service: 'cloud.firestore',
    method: 'get',
    databaseId: '(default)',
    path: path.split('/'),
    auth: null,
    timeMicros: PROBE_MICROS,
    resource: undefined,
    ...more,
  };
}

export function decideWith(
  source: string,
  request: RulesRequest,
  documents: readonly RulesDocument[] = [],
  options: EvaluateOptions = {},
): Verdict {
  return evaluateRequest(compiled(source), request, readerOf(documents), options);
}

/** What one boolean expression comes to while `probe/x` is read by nobody in particular. */
export function probe(expression: string, more: Partial<FirestoreDocumentRequest> = {}): Outcome {
  const result = compileRules(firestoreRules(`match /probe/{id} { allow read, write: if ${expression}; }`));
  if (!result.ok) {
    return 'compile-error';
  }
  const { allowed, denials } = evaluateRequest(result.ruleset, getRequest('probe/x', more), readerOf([]));
  if (allowed) {
    return 'true';
  }
  return denials[0]?.kind === 'false' ? 'false' : 'error';
}
