import type { CoverageReport } from '../rules/coverage-report.ts';
import type { RpcError } from './rpc-error.ts';

/** A message in proto3-JSON form: the single internal form behind every transport. */
export type ProtoJson = { readonly [field: string]: unknown };

/** Who calls. `admin` (Authorization: Bearer owner) bypasses rules; a token is the decoded JWT payload. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: ProtoJson }
  | { readonly kind: 'anonymous' };

export type UnaryMethod =
  | 'GetDocument'
  | 'ListDocuments'
  | 'CreateDocument'
  | 'UpdateDocument'
  | 'DeleteDocument'
  | 'BeginTransaction'
  | 'Commit'
  | 'Rollback'
  | 'BatchWrite'
  | 'PartitionQuery'
  | 'ListCollectionIds';

export type ServerStreamMethod = 'BatchGetDocuments' | 'RunQuery' | 'RunAggregationQuery';

/** One open bidirectional stream (Listen or Write). */
export interface RpcStream {
  /** Hands one client message in; never throws: failures go to the sink. */
  send(message: ProtoJson): void;
  /** The client has gone; the sink is not called any more. */
  close(): void;
}

/** Where a stream's answers go. After `fail` nothing more is sent. */
export interface StreamSink {
  emit(message: ProtoJson): void;
  fail(error: RpcError): void;
}

/** The Firestore service of google.firestore.v1, without a transport. */
export interface FirestoreService {
  /** Rejects with an RpcError for every outcome a client can cause. */
  unary(method: UnaryMethod, request: ProtoJson, caller: Caller): Promise<ProtoJson>;
  serverStream(method: ServerStreamMethod, request: ProtoJson, caller: Caller): AsyncIterable<ProtoJson>;
  listen(caller: Caller, sink: StreamSink): RpcStream;
  write(caller: Caller, sink: StreamSink): RpcStream;
}

/** What the control endpoints and the CLI need besides the protocol. */
export interface FirestoreControl {
  /**
   * Replaces the rules of a project, or without one those of all projects that have none of their own.
   * The answer lists compile errors, and the old rules then stay.
   */
  loadRules(
    projectId: string | undefined,
    source: string,
  ): readonly { line: number; column: number; message: string }[];
  /** What every expression of a project's rules evaluated to since they were loaded; undefined without rules. */
  ruleCoverage(projectId: string): CoverageReport | undefined;
  /** Deletes every document of a database. */
  clear(projectId: string, databaseId: string): Promise<void>;
  /** Flushes and closes the store. */
  close(): Promise<void>;
}
