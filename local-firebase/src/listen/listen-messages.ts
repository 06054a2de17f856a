import { projectFields } from '../query/projection.ts';
import type { ProtoJson } from '../service/firestore-service.ts';
import { type RpcError, toStatusJson } from '../service/rpc-error.ts';
import type { Database } from '../store/database.ts';
import { type Document, toDocumentJson } from '../values/document.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatMicros } from '../values/timestamp.ts';
import type { BloomFilterJson } from './bloom-filter.ts';
import { encodeResumeToken } from './resume-token.ts';

/** The messages of google.firestore.v1.ListenResponse. */
export function targetAdded(targetId: number): ProtoJson {
  return { targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } };
}

export function targetRemoved(targetId: number, cause?: RpcError): ProtoJson {
  const change = { targetChangeType: 'REMOVE', targetIds: [targetId] };
  return { targetChange: cause === undefined ? change : { ...change, cause: toStatusJson(cause) } };
}

/** The client must forget what it knows of the target: the full set follows. */
export function targetReset(targetId: number): ProtoJson {
  return { targetChange: { targetChangeType: 'RESET', targetIds: [targetId] } };
}

/** Everything up to `time` has been sent for this target. */
export function targetCurrent(targetId: number, database: Database, time: number): ProtoJson {
  return { targetChange: { targetChangeType: 'CURRENT', targetIds: [targetId], ...moment(database, time) } };
}

/** Everything up to `time` has been sent for all targets: the client shows its snapshot now. */
export function boundary(database: Database, time: number): ProtoJson {
  return { targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], ...moment(database, time) } };
}

function moment(database: Database, time: number) {
  return { resumeToken: encodeResumeToken(time, database.meta.incarnation), readTime: formatMicros(time) };
}

export function documentChanged(
  document: Document,
  targetIds: readonly number[],
  removedTargetIds: readonly number[],
  select?: readonly FieldPath[],
): ProtoJson {
  const json = toDocumentJson(document, projectFields(document.fields, select));
  return { documentChange: { document: json, targetIds, removedTargetIds } };
}

export function documentDeleted(name: string, removedTargetIds: readonly number[], time: number): ProtoJson {
  return { documentDelete: { document: name, removedTargetIds, readTime: formatMicros(time) } };
}

export function existenceFilter(targetId: number, count: number, unchangedNames: BloomFilterJson): ProtoJson {
  return { filter: { targetId, count, unchangedNames } };
}
