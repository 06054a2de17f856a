import { commitWrites, parseWrites, writeResult } from '../service/commit-writes.ts';
import type { Caller, ProtoJson, RpcStream, StreamSink } from '../service/firestore-service.ts';
import type { ServiceContext } from '../service/service-context.ts';
import { asRpcError } from './listen-stream.ts';
import { createStreamDatabase } from './stream-database.ts';

/** One Write stream: a handshake, then batches answered in order (local-firebase 2.3). */
export function openWriteStream(
  context: ServiceContext,
  caller: Caller,
  sink: StreamSink,
  newStreamId: () => string,
): RpcStream {
  const streamDatabase = createStreamDatabase(context.store);
  const streamId = newStreamId();
  let sequence = 0;
  let open = true;

  function nextToken(): string {
    sequence += 1;
    return Buffer.from(`${streamId}:${sequence}`).toString('base64');
  }
  function handle(message: ProtoJson): void {
    const isHandshake = streamDatabase.current() === undefined;
    const database = streamDatabase.of(message.database);
    if (isHandshake) {
      sink.emit({ streamId, streamToken: nextToken() });
      return;
    }
    const writes = parseWrites(message.writes, database.name);
    const { staged, commitTime } = commitWrites(context, database, writes, caller);
    sink.emit({
      streamId,
      streamToken: nextToken(),
      writeResults: staged.steps.map(writeResult),
      commitTime,
    });
  }
  return {
    send(message) {
      if (!open) return;
      try {
        handle(message);
      } catch (error) {
        open = false;
        sink.fail(asRpcError(error));
      }
    },
    close() {
      open = false;
    },
  };
}
