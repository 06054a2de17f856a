import type { ProtoJson } from '../service/firestore-service.ts';
import type { Document } from '../values/document.ts';
import { documentChanged, documentDeleted } from './listen-messages.ts';
import type { LiveTarget, TargetUpdate } from './live-target.ts';

/** One target's update, with the id the stream knows the target by. */
export interface StreamUpdate {
  readonly targetId: number;
  readonly target: LiveTarget;
  readonly update: TargetUpdate;
}

interface Merged {
  readonly name: string;
  readonly document: Document | undefined;
  readonly select: LiveTarget['select'];
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/** One message per document that lists every target it enters, stays in or leaves. */
export function mergeUpdates(updates: readonly StreamUpdate[], time: number): ProtoJson[] {
  const merged = new Map<string, Merged>();
  for (const { targetId, target, update } of updates) {
    const { name, document, effect } = update;
    // Targets that select other fields cannot share a message.
    const key = `${name} ${JSON.stringify(target.select ?? null)}`;
    const entry = merged.get(key) ?? {
      name,
      document,
      select: target.select,
      targetIds: [],
      removedTargetIds: [],
    };
    merged.set(key, entry);
    (effect === 'in' ? entry.targetIds : entry.removedTargetIds).push(targetId);
  }
  return [...merged.values()].map(({ name, document, select, targetIds, removedTargetIds }) =>
    document === undefined
      ? documentDeleted(name, removedTargetIds, time)
      : documentChanged(document, targetIds, removedTargetIds, select),
  );
}
