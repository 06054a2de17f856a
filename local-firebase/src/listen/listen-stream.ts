import { missingIndex } from '../query/required-index.ts';
import type { Caller, ProtoJson, RpcStream, StreamSink } from '../service/firestore-service.ts';
import { RpcError } from '../service/rpc-error.ts';
import type { Lookups } from '../service/rules-gate.ts';
import type { ServiceContext } from '../service/service-context.ts';
import type { Database, DocumentChange } from '../store/database.ts';
import { pathKey } from '../values/document.ts';
import { invalidArgument, isJsonObject, type JsonObject, readInteger } from '../values/json-reader.ts';
import { initialMessages } from './catch-up.ts';
import { boundary, targetAdded, targetCurrent, targetRemoved } from './listen-messages.ts';
import { createLiveTarget, type LiveTarget } from './live-target.ts';
import { mergeUpdates } from './merge-updates.ts';
import { isOnce, parseResumePoint, parseTarget, type TargetSpec } from './parse-target.ts';
import type { ResumePoint } from './resume-token.ts';
import { createStreamDatabase, type StreamDatabase } from './stream-database.ts';
import type { TargetWatcher, WatchHub } from './watch-hub.ts';

interface WatchedTarget {
  readonly spec: TargetSpec;
  readonly live: LiveTarget;
}

/** One Listen stream: any number of targets of one database (local-firebase 2.2). */
export class ListenStream implements RpcStream, TargetWatcher {
  private readonly context: ServiceContext;
  private readonly hub: WatchHub;
  private readonly caller: Caller;
  private readonly sink: StreamSink;
  private readonly streamDatabase: StreamDatabase;
  private readonly targets = new Map<number, WatchedTarget>();
  private isOpen = true;

  constructor(context: ServiceContext, hub: WatchHub, caller: Caller, sink: StreamSink) {
    this.context = context;
    this.hub = hub;
    this.caller = caller;
    this.sink = sink;
    this.streamDatabase = createStreamDatabase(context.store);
  }

  send(message: ProtoJson): void {
    this.failingAlone(() => {
      const database = this.streamDatabase.of(message.database);
      const removed = readInteger(message.removeTarget, 'removeTarget');
      if (isJsonObject(message.addTarget)) this.addTarget(message.addTarget, database);
      else if (removed !== undefined) this.removeTarget(removed);
      else throw invalidArgument('A listen request needs addTarget or removeTarget.');
    });
  }

  close(): void {
    this.isOpen = false;
    for (const targetId of [...this.targets.keys()]) this.forget(targetId);
  }

  deliver(time: number, touched: ReadonlyMap<LiveTarget, readonly DocumentChange[]>): void {
    this.failingAlone(() => {
      const updates = [...this.targets].flatMap(([targetId, { live }]) => {
        const changes = touched.get(live) ?? [];
        return live.update(changes).map((update) => ({ targetId, target: live, update }));
      });
      const messages = mergeUpdates(updates, time);
      const database = this.streamDatabase.current();
      if (messages.length === 0 || database === undefined) return;
      this.context.usage.read('listen: changes', messages.length, messages.length);
      for (const message of messages) this.emit(message);
      this.emit(boundary(database, time));
    });
  }

  recheck(targets?: ReadonlySet<LiveTarget>): void {
    this.failingAlone(() => {
      for (const [targetId, { spec, live }] of [...this.targets]) {
        if (targets !== undefined && (!targets.has(live) || isGone(spec, live))) continue;
        this.failingTarget(targetId, () => {
          const lookups = checkRules(this.context, this.caller, live.database, spec);
          this.hub.dependOn(live, lookups);
        });
      }
    });
  }

  /** Whatever goes wrong ends this stream and nobody else's call. */
  private failingAlone(step: () => void): void {
    if (!this.isOpen) return;
    try {
      step();
    } catch (error) {
      this.close();
      this.sink.fail(asRpcError(error));
    }
  }

  private emit(message: ProtoJson): void {
    if (this.isOpen) this.sink.emit(message);
  }

  private addTarget(json: JsonObject, database: Database): void {
    const targetId = readInteger(json.targetId, 'targetId') || this.freeTargetId();
    this.forget(targetId);
    this.failingTarget(targetId, () => {
      const spec = parseTarget(json, database);
      const resume = parseResumePoint(json, database);
      const lookups = checkRules(this.context, this.caller, database, spec);
      checkIndexes(this.context, spec);
      this.start(targetId, spec, database, resume);
      const live = this.targets.get(targetId)?.live;
      if (live !== undefined) this.hub.dependOn(live, lookups);
      if (isOnce(json)) this.removeTarget(targetId);
    });
  }

  /** An outcome the client can cause ends this target and no other. */
  private failingTarget(targetId: number, step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      this.forget(targetId);
      this.emit(targetRemoved(targetId, error));
    }
  }

  private start(
    targetId: number,
    spec: TargetSpec,
    database: Database,
    resume: ResumePoint | undefined,
  ): void {
    const time = this.context.store.time.readTime();
    const live = createLiveTarget(spec, database);
    this.targets.set(targetId, { spec, live });
    this.hub.add(live, this);
    const messages = initialMessages(targetId, spec, live, resume, time);
    const shape = spec.kind === 'query' ? spec.query.shape : 'documents';
    this.context.usage.read(`listen: ${shape}`, messages.length, messages.length);
    this.emit(targetAdded(targetId));
    for (const message of messages) this.emit(message);
    this.emit(targetCurrent(targetId, database, time));
    this.emit(boundary(database, time));
  }

  private freeTargetId(): number {
    let id = 1;
    while (this.targets.has(id)) id += 1;
    return id;
  }

  private forget(targetId: number): void {
    const watched = this.targets.get(targetId);
    if (watched === undefined) return;
    this.targets.delete(targetId);
    this.hub.remove(watched.live);
  }

  private removeTarget(targetId: number): void {
    this.forget(targetId);
    // Clients count the answers, so an unknown target is acknowledged as well.
    this.emit(targetRemoved(targetId));
  }
}

/** Of a document that was deleted nothing is left to be seen, and rules that look into it would fail. */
function isGone(spec: TargetSpec, live: LiveTarget): boolean {
  return spec.kind === 'documents' && live.documents().length === 0;
}

/** A document that is watched by its name is itself one that the answer depends on. */
function checkRules(context: ServiceContext, caller: Caller, database: Database, spec: TargetSpec): Lookups {
  if (spec.kind === 'documents') {
    const reads = spec.paths.map((path) => ({ path, document: database.get(pathKey(path)) }));
    const lookups = context.rules.checkGets(caller, database, reads);
    return new Set([...lookups, ...spec.paths.map(pathKey)]);
  }
  return context.rules.checkList(caller, database, spec.parent, spec.structuredQuery);
}

function checkIndexes(context: ServiceContext, spec: TargetSpec): void {
  if (spec.kind === 'documents') return;
  const indexes = context.indexes();
  const missing = indexes && missingIndex(spec.query, indexes);
  if (missing !== undefined) throw new RpcError('FAILED_PRECONDITION', missing);
}

/** Anything but an RpcError is a bug of the server: its stack goes to stderr and not to the client. */
export function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  console.error(error);
  return new RpcError('INTERNAL', `Local Firestore failed on this message. ${error}`);
}
