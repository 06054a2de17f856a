import type { CoverageReport } from '../rules/coverage-report.ts';
import type { DocumentAddress, DocumentReader, RulesAuth, RulesRequest } from '../rules/rules-request.ts';
import type { RulesError } from '../rules/verdict.ts';
import type { Database } from '../store/database.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { StagedCommit, StagedStep } from '../store/stage-writes.ts';
import { type Document, type DocumentJson, pathKey, toDocumentJson } from '../values/document.ts';
import type { JsonObject } from '../values/json-reader.ts';
import type { DatabaseName, Path } from '../values/resource-path.ts';
import { describeDenial } from './describe-denial.ts';
import type { Caller } from './firestore-service.ts';
import { isTokenOf } from './id-token.ts';
import { RpcError } from './rpc-error.ts';
import type { LoadedRules, RulesCompiler } from './rules-engine.ts';

/** A document some caller reads. */
interface DocumentRead {
  readonly path: Path;
  readonly document: Document | undefined;
}

/** Keys of the documents of its database that rules looked at for one answer: another version of one may change it. */
export type Lookups = ReadonlySet<string>;

/** Lets callers through or throws PERMISSION_DENIED. Admins pass; without rules nobody else does. */
export interface RulesGate {
  /** Replaces a project's rules, or those of all projects without rules of their own; on errors the old ones stay. */
  load(projectId: string | undefined, source: string): readonly RulesError[];
  /** Of the rules in force; undefined without rules. */
  coverage(projectId: string): CoverageReport | undefined;
  /** The documents of one call; all of them must be readable. */
  checkGets(caller: Caller, database: Database, reads: readonly DocumentRead[]): Lookups;
  /** `structuredQuery` in proto3-JSON; it is proved from its shape, not from data. */
  checkList(caller: Caller, database: Database, parent: Path, structuredQuery: JsonObject): Lookups;
  checkCommit(caller: Caller, database: Database, staged: StagedCommit): void;
  /** For calls that the client SDKs do not have. */
  requireAdmin(caller: Caller, what: string): void;
}

type Check = (request: RulesRequest, reader: DocumentReader) => void;

export function createRulesGate(compile: RulesCompiler, store: DocumentStore): RulesGate {
  return new ProjectRulesGate(compile, store);
}

class ProjectRulesGate implements RulesGate {
  private readonly compile: RulesCompiler;
  private readonly store: DocumentStore;
  private readonly projects = new Map<string, LoadedRules>();
  private shared: LoadedRules | undefined;

  constructor(compile: RulesCompiler, store: DocumentStore) {
    this.compile = compile;
    this.store = store;
  }

  load(projectId: string | undefined, source: string): readonly RulesError[] {
    const compiled = this.compile(source);
    if (!compiled.ok) return compiled.errors;
    if (projectId === undefined) this.shared = compiled.rules;
    else this.projects.set(projectId, compiled.rules);
    return [];
  }

  coverage(projectId: string): CoverageReport | undefined {
    return this.rulesOf(projectId)?.coverage();
  }

  checkGets(caller: Caller, database: Database, reads: readonly DocumentRead[]): Lookups {
    const lookups = new Set<string>();
    if (caller.kind === 'admin') return lookups;
    const check = this.open(caller, database.name);
    const shared = { ...sharedRequest(caller, database, this.store.time.readTime()), method: 'get' } as const;
    const reader = readerOf(this.store, database, { lookups });
    for (const { path, document } of reads) {
      check({ ...shared, path, resource: document && toDocumentJson(document) }, reader);
    }
    return lookups;
  }

  checkList(caller: Caller, database: Database, parent: Path, structuredQuery: JsonObject): Lookups {
    const lookups = new Set<string>();
    if (caller.kind === 'admin') return lookups;
    const shared = sharedRequest(caller, database, this.store.time.readTime());
    const check = this.open(caller, database.name);
    const reader = readerOf(this.store, database, { lookups });
    check({ ...shared, method: 'list', parent, structuredQuery }, reader);
    return lookups;
  }

  checkCommit(caller: Caller, database: Database, staged: StagedCommit): void {
    if (caller.kind === 'admin') return;
    const reader = readerOf(this.store, database, { staged });
    const check = this.open(caller, database.name);
    const shared = sharedRequest(caller, database, staged.moment.requestTime);
    for (const step of staged.steps) check({ ...shared, ...stepRequest(step) }, reader);
  }

  requireAdmin(caller: Caller, what: string): void {
    if (caller.kind === 'admin') return;
    throw new RpcError(
      'PERMISSION_DENIED',
      `Missing or insufficient permissions. ${what} is for servers only.`,
    );
  }

  private rulesOf(projectId: string): LoadedRules | undefined {
    return this.projects.get(projectId) ?? this.shared;
  }

  /** Begins a call; what it checks shares one budget of look-ups. */
  private open(caller: Caller, { projectId }: DatabaseName): Check {
    if (caller.kind === 'user' && !isTokenOf(caller.token, projectId)) {
      throw new RpcError(
        'PERMISSION_DENIED',
        `Missing or insufficient permissions. The ID token is of project ${caller.token.aud}, not of ${projectId}.`,
      );
    }
    const decide = this.rulesOf(projectId)?.open();
    if (decide === undefined) {
      throw new RpcError(
        'PERMISSION_DENIED',
        `Missing or insufficient permissions. No security rules are loaded for project ${projectId}; load some first.`,
      );
    }
    return (request, reader) => {
      const verdict = decide(request, reader);
      if (!verdict.allowed) throw new RpcError('PERMISSION_DENIED', describeDenial(caller, request, verdict));
    };
  }
}

/** What every request to the rules carries. */
function sharedRequest(caller: Caller, { name }: Database, timeMicros: number) {
  const { databaseId } = name;
  return { service: 'cloud.firestore', auth: authOf(caller), timeMicros, databaseId } as const;
}

function authOf(caller: Caller): RulesAuth | undefined {
  return caller.kind === 'user' ? { uid: caller.uid, token: caller.token } : undefined;
}

/** What a write asks for. A precondition on existence says what the caller meant, whether it holds or not. */
function stepRequest({ write, before, after }: StagedStep) {
  const resource: DocumentJson | undefined = before && toDocumentJson(before);
  if (write.kind === 'verify') return { method: 'get', path: write.path, resource } as const;
  if (write.kind === 'delete') return { method: 'delete', path: write.path, resource } as const;
  const requestResource = after && toDocumentJson(after);
  const { exists } = write.precondition;
  const creates = exists === undefined ? before === undefined : !exists;
  return creates
    ? ({ method: 'create', path: write.path, resource: undefined, requestResource } as const)
    : ({ method: 'update', path: write.path, resource, requestResource } as const);
}

/** Reads for get() and getAfter(); rules may look into other databases of the project. */
function readerOf(
  store: DocumentStore,
  database: Database,
  { staged, lookups }: { readonly staged?: StagedCommit; readonly lookups?: Set<string> },
): DocumentReader {
  const databaseOf = ({ databaseId }: DocumentAddress): Database =>
    databaseId === database.name.databaseId ? database : store.database({ ...database.name, databaseId });
  function get(address: DocumentAddress): DocumentJson | undefined {
    const key = pathKey(address.path);
    if (databaseOf(address) === database) lookups?.add(key);
    const document = databaseOf(address).get(key);
    return document && toDocumentJson(document);
  }
  return {
    get,
    getAfter(address) {
      const final = databaseOf(address) === database ? staged?.finals.get(pathKey(address.path)) : undefined;
      if (final === undefined) return get(address);
      return final.after && toDocumentJson(final.after);
    },
  };
}
