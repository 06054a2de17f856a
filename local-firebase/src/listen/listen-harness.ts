import type { LocalFirestore } from '../service/firestore-options.ts';
import type { Caller, ProtoJson, RpcStream } from '../service/firestore-service.ts';
import type { RpcError } from '../service/rpc-error.ts';
import { ADMIN, DATABASE, nameOf, ROOT } from '../service/service-harness.ts';

/** Set-up for the tests of this folder: a stream whose messages are shortened to what a test is about. */
export interface TestStream {
  readonly stream: RpcStream;
  readonly messages: ProtoJson[];
  readonly failures: RpcError[];
  /** The messages since the last call, in short: see `inShort`. */
  take(): string[];
  add(targetId: number, target: ProtoJson, more?: ProtoJson): void;
  remove(targetId: number): void;
  /** Token of the last boundary. */
  resumeToken(): string;
}

export function listen(service: LocalFirestore, caller: Caller = ADMIN): TestStream {
  const messages: ProtoJson[] = [];
  const failures: RpcError[] = [];
  const stream = service.listen(caller, {
    emit: (message) => messages.push(message),
    fail: (error) => failures.push(error),
  });
  let taken = 0;
  return {
    stream,
    messages,
    failures,
    take() {
      const fresh = messages.slice(taken);
      taken = messages.length;
      return fresh.map(inShort);
    },
    add: (targetId, target, more = {}) =>
      stream.send({ database: DATABASE, addTarget: { targetId, ...target, ...more } }),
    remove: (targetId) => stream.send({ database: DATABASE, removeTarget: targetId }),
    resumeToken() {
      const changes = messages.flatMap(({ targetChange }) =>
        targetChange ? [targetChange as ProtoJson] : [],
      );
      const last = changes.findLast(({ targetChangeType }) => targetChangeType === 'NO_CHANGE');
      return last?.resumeToken as string;
    },
  };
}

function queryTarget(structuredQuery: ProtoJson): ProtoJson {
  return { query: { parent: ROOT, structuredQuery } };
}

export function collectionTarget(collectionId: string, more: ProtoJson = {}): ProtoJson {
  return queryTarget({ from: [{ collectionId }], ...more });
}

export function documentsTarget(...paths: string[]): ProtoJson {
  return { documents: { documents: paths.map(nameOf) } };
}

interface Change {
  readonly document: { readonly name: string } | string;
  readonly targetIds?: readonly number[];
  readonly removedTargetIds?: readonly number[];
}

/** `ADD 2`, `c/d in 2 out 4`, `c/d deleted out 2`, `FILTER 2 count 3`, and `SNAPSHOT` for the boundary. */
function inShort(message: ProtoJson): string {
  if (message.targetChange !== undefined) return targetInShort(message.targetChange as ProtoJson);
  if (message.filter !== undefined) {
    const { targetId, count } = message.filter as ProtoJson;
    return `FILTER ${targetId} count ${count}`;
  }
  const change = (message.documentChange ?? message.documentDelete) as Change;
  const name = typeof change.document === 'string' ? change.document : change.document.name;
  const deleted = message.documentDelete === undefined ? '' : ' deleted';
  const list = (word: string, ids: readonly number[] = []) =>
    ids.length > 0 ? ` ${word} ${ids.join(',')}` : '';
  return (
    name.slice(ROOT.length + 1) +
    deleted +
    list('in', change.targetIds) +
    list('out', change.removedTargetIds)
  );
}

function targetInShort({ targetChangeType, targetIds, cause }: ProtoJson): string {
  if (targetChangeType === 'NO_CHANGE') return 'SNAPSHOT';
  const code = cause === undefined ? '' : ` code ${(cause as { code: number }).code}`;
  return `${targetChangeType} ${(targetIds as number[]).join(',')}${code}`;
}
