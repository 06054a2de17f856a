import { missingIndex } from '../query/required-index.ts';
import type { Caller, ProtoJson, RpcStream, StreamSink } from '../service/firestore-service.ts';
import { RpcError } from '../service/rpc-error.ts';
import type { ServiceContext } from '../service/service-context.ts';
import type { Database, DocumentChange } from '../store/database.ts';
import { pathKey } from '../values/document.ts';
import { invalidArgument, isJsonObject, type JsonObject, readInteger } from '../values/json-reader.ts';
import { initialMessages } from './catch-up.ts';
import { boundary, targetAdded, targetCurrent, targetRemoved } from './listen-messages.ts';
import { createLiveTarget, type LiveTarget } from './live-target.ts';
import { mergeUpdates } from './merge-updates.ts';
import { isOnce, parseResumePoint, parseTarget, type TargetSpec } from './parse-target.ts';
import { createStreamDatabase } from './stream-database.ts';
import type { WatchHub } from './watch-hub.ts';

/** One Listen stream: any number of targets of one database (design local-firebase, 2.2). */
export function openListenStream(
  context: ServiceContext,
  hub: WatchHub,
  caller: Caller,
  sink: StreamSink,
): RpcStream {
  const targets = new Map<number, LiveTarget>();
  const streamDatabase = createStreamDatabase(context.store);
  let open = true;

  function deliver(time: number, touched: ReadonlyMap<LiveTarget, readonly DocumentChange[]>): void {
    const updates = [...targets].flatMap(([targetId, target]) => {
      const changes = touched.get(target);
      return changes === undefined
        ? []
        : target.update(changes).map((update) => ({ targetId, target, update }));
    });
    const messages = mergeUpdates(updates, time);
    if (messages.length === 0) return;
    context.usage.read('listen: changes', messages.length, messages.length);
    const database = streamDatabase.current();
    for (const message of messages) emit(message);
    if (database !== undefined) emit(boundary(database, time));
  }
  function emit(message: ProtoJson): void {
    if (open) sink.emit(message);
  }
  function addTarget(json: JsonObject, database: Database): void {
    const targetId = readInteger(json.targetId, 'targetId') || freeTargetId();
    forget(targetId);
    try {
      const spec = parseTarget(json, database);
      const resume = parseResumePoint(json, database);
      authorize(context, caller, database, spec);
      const time = context.store.time.readTime();
      const target = createLiveTarget(spec, database);
      targets.set(targetId, target);
      hub.add(target, watcher);
      emit(targetAdded(targetId));
      const messages = initialMessages(targetId, spec, target, resume, time);
      const shape = spec.kind === 'query' ? spec.query.shape : 'documents';
      context.usage.read(`listen: ${shape}`, messages.length, messages.length);
      for (const message of messages) emit(message);
      emit(targetCurrent(targetId, database, time));
      emit(boundary(database, time));
      if (isOnce(json)) removeTarget(targetId);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      forget(targetId);
      emit(targetRemoved(targetId, error));
    }
  }
  function freeTargetId(): number {
    let id = 1;
    while (targets.has(id)) id += 1;
    return id;
  }
  function forget(targetId: number): void {
    const target = targets.get(targetId);
    if (target === undefined) return;
    targets.delete(targetId);
    hub.remove(target);
  }
  function removeTarget(targetId: number): void {
    forget(targetId);
    // Clients count the answers, so an unknown target is acknowledged as well.
    emit(targetRemoved(targetId));
  }
  function handle(message: ProtoJson): void {
    const database = streamDatabase.of(message.database);
    const removed = readInteger(message.removeTarget, 'removeTarget');
    if (isJsonObject(message.addTarget)) addTarget(message.addTarget, database);
    else if (removed !== undefined) removeTarget(removed);
    else throw invalidArgument('A listen request needs addTarget or removeTarget.');
  }
  function close(): void {
    open = false;
    for (const targetId of [...targets.keys()]) forget(targetId);
  }
  const watcher = { deliver };
  return {
    send(message) {
      if (!open) return;
      try {
        handle(message);
      } catch (error) {
        close();
        sink.fail(asRpcError(error));
      }
    },
    close,
  };
}

function authorize(context: ServiceContext, caller: Caller, database: Database, spec: TargetSpec): void {
  if (spec.kind === 'documents') {
    const reads = spec.paths.map((path) => ({ path, document: database.get(pathKey(path)) }));
    context.rules.checkGets(caller, database, reads);
    return;
  }
  context.rules.checkList(caller, database, spec.parent, spec.structuredQuery);
  const indexes = context.indexes();
  const missing = indexes && missingIndex(spec.query, indexes);
  if (missing !== undefined) throw new RpcError('FAILED_PRECONDITION', missing);
}

export function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new RpcError('INTERNAL', `Local Firestore failed on this message. ${text}`);
}
