import { isDeepStrictEqual } from 'node:util';
import { RpcError } from '../service/rpc-error.ts';
import { type Document, makeDocument } from '../values/document.ts';
import { getField, withField, withoutField } from '../values/field-path.ts';
import type { DatabaseName } from '../values/resource-path.ts';
import { formatMicros } from '../values/timestamp.ts';
import type { Fields, Value } from '../values/value.ts';
import { applyTransforms } from './apply-transform.ts';
import { checkDocumentLimits } from './document-limits.ts';
import type { UpdateWrite, Write } from './write.ts';

export interface WriteMoment {
  /** Microseconds. */
  readonly commitTime: number;
  /** Server timestamps and `request.time` of the rules: the commit time cut to milliseconds, in microseconds. */
  readonly requestTime: number;
}

export function writeMoment(commitTime: number): WriteMoment {
  return { commitTime, requestTime: Math.floor(commitTime / 1000) * 1000 };
}

export interface WriteOutcome {
  readonly after: Document | undefined;
  readonly transformResults: readonly Value[];
  /** Why the precondition does not hold. `after` is then what the write would have led to. */
  readonly failure: RpcError | undefined;
}

/** What one write makes of a document. Throws INVALID_ARGUMENT when the result breaks a limit. */
export function applyWrite(
  database: DatabaseName,
  write: Write,
  before: Document | undefined,
  moment: WriteMoment,
): WriteOutcome {
  const failure = preconditionFailure(write, before);
  if (write.kind === 'verify') return { after: before, transformResults: [], failure };
  if (write.kind === 'delete') return { after: undefined, transformResults: [], failure };
  const merged = mergedFields(write, before?.fields ?? {});
  const { fields, results } = applyTransforms(merged, write.transforms, formatMicros(moment.requestTime));
  // A write that changes nothing keeps the update time, as in production.
  if (before !== undefined && isDeepStrictEqual(before.fields, fields)) {
    return { after: before, transformResults: results, failure };
  }
  checkDocumentLimits(write, fields);
  const times = { createTime: before?.createTime ?? moment.commitTime, updateTime: moment.commitTime };
  return { after: makeDocument(database, write.path, fields, times), transformResults: results, failure };
}

function mergedFields(write: UpdateWrite, before: Fields): Fields {
  if (write.mask === undefined) return write.fields;
  let fields = before;
  for (const path of write.mask) {
    const value = getField(write.fields, path);
    fields = value === undefined ? withoutField(fields, path) : withField(fields, path, value);
  }
  return fields;
}

function preconditionFailure(write: Write, before: Document | undefined): RpcError | undefined {
  const { exists, updateTime } = write.precondition;
  if (exists === true && before === undefined) {
    // Production says 'update' of a delete too, and the server SDK's system tests hold it to that.
    return new RpcError('NOT_FOUND', `No document to update: ${write.name}`);
  }
  if (exists === false && before !== undefined) {
    return new RpcError('ALREADY_EXISTS', `Document already exists: ${write.name}`);
  }
  if (updateTime !== undefined && before?.updateTime !== updateTime) {
    const stored = before?.updateTime ?? 0;
    return new RpcError(
      'FAILED_PRECONDITION',
      `the stored version (${stored}) does not match the required base version (${updateTime})`,
    );
  }
  return undefined;
}
