import { RpcError } from '../service/rpc-error.ts';
import { type Document, pathKey } from '../values/document.ts';
import type { DatabaseName } from '../values/resource-path.ts';
import type { Value } from '../values/value.ts';
import { applyWrite, type WriteMoment } from './apply-write.ts';
import type { Write } from './write.ts';

/** One write with the document right before and right after it. */
export interface StagedStep {
  readonly write: Write;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  readonly transformResults: readonly Value[];
}

/** The documents as a commit will leave them, nothing of it being stored yet. */
export interface StagedCommit {
  readonly moment: WriteMoment;
  readonly steps: readonly StagedStep[];
  /** The first precondition that does not hold; such a commit must not be stored. */
  readonly failure: RpcError | undefined;
  /** Path key to the final state, for every document some write names. */
  readonly finals: ReadonlyMap<
    string,
    { readonly before: Document | undefined; readonly after: Document | undefined }
  >;
}

/** Works out a commit: all writes in order, each seeing what the ones before it did. Throws INVALID_ARGUMENT. */
export function stageWrites(
  database: DatabaseName,
  current: (key: string) => Document | undefined,
  writes: readonly Write[],
  moment: WriteMoment,
): StagedCommit {
  const finals = new Map<string, { before: Document | undefined; after: Document | undefined }>();
  const steps: StagedStep[] = [];
  let failure: RpcError | undefined;
  for (const write of writes) {
    const key = pathKey(write.path);
    const known = finals.get(key);
    const original = known === undefined ? current(key) : known.before;
    const before = known === undefined ? original : known.after;
    const outcome = applyWrite(database, write, before, moment);
    failure ??= outcome.failure && withinCommit(outcome.failure, known !== undefined && before === undefined);
    finals.set(key, { before: original, after: outcome.after });
    steps.push({ write, before, after: outcome.after, transformResults: outcome.transformResults });
  }
  return { moment, steps, failure, finals };
}

/**
 * Updating what the same commit deleted is the caller's mistake and not a lost race, whether the document was there
 * before or not (recorded behaviour).
 */
function withinCommit(failure: RpcError, deletedHere: boolean): RpcError {
  if (failure.code !== 'NOT_FOUND' || !deletedHere) return failure;
  return new RpcError('INVALID_ARGUMENT', failure.message);
}
