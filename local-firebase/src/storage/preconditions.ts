import { badRequest, StorageFailure } from './storage-failure.ts';
import type { StoredObject } from './stored-object.ts';

/** Conditions of the Cloud Storage JSON API on the object as it is; 0 as a generation means: there is none. */
export interface Preconditions {
  readonly generationMatch?: number;
  readonly generationNotMatch?: number;
  readonly metagenerationMatch?: number;
  readonly metagenerationNotMatch?: number;
}

/** Reads `ifGenerationMatch` and its like. Throws a 400 for what is no whole number. */
export function parsePreconditions(query: URLSearchParams): Preconditions {
  const conditions: Record<string, number> = {};
  for (const kind of [
    'GenerationMatch',
    'GenerationNotMatch',
    'MetagenerationMatch',
    'MetagenerationNotMatch',
  ]) {
    const text = query.get(`if${kind}`);
    if (text === null) continue;
    if (!/^\d{1,16}$/.test(text)) throw badRequest(`Invalid argument if${kind}: ${text}`);
    conditions[kind.charAt(0).toLowerCase() + kind.slice(1)] = Number(text);
  }
  return conditions;
}

/** Throws 412 `conditionNotMet` (for reads that ask for a change: 304) when one does not hold. */
export function checkPreconditions(
  conditions: Preconditions,
  object: StoredObject | undefined,
  use: 'read' | 'write',
): void {
  const generation = object?.generation ?? 0;
  const { generationMatch, generationNotMatch, metagenerationMatch, metagenerationNotMatch } = conditions;
  const metageneration = object?.metageneration;
  const broken =
    (generationMatch !== undefined && generationMatch !== generation) ||
    (metagenerationMatch !== undefined && metagenerationMatch !== metageneration);
  if (broken) throw notMet(412);
  const same =
    (generationNotMatch !== undefined && generationNotMatch === generation) ||
    (metagenerationNotMatch !== undefined && metagenerationNotMatch === metageneration);
  if (same) throw notMet(use === 'read' ? 304 : 412);
}

function notMet(status: number): StorageFailure {
  return new StorageFailure(
    status,
    'conditionNotMet',
    'At least one of the pre-conditions you specified did not hold.',
  );
}
