import type { StoreEvent } from '../store/document-store.ts';
import { pathKey, toDocumentJson } from '../values/document.ts';
import { formatMicros } from '../values/timestamp.ts';
import type { TriggerEvent } from './firestore-options.ts';

/** The events function triggers see for a commit; clearing a database triggers nothing, as in the tools. */
export function triggerEvents(event: StoreEvent): TriggerEvent[] {
  if (event.kind !== 'commit') return [];
  const { projectId, databaseId } = event.database.name;
  const commitTime = formatMicros(event.time);
  return event.changes.map(({ path, before, after }) => ({
    kind: before === undefined ? 'created' : after === undefined ? 'deleted' : 'updated',
    projectId,
    databaseId,
    path: pathKey(path),
    commitTime,
    ...(before === undefined ? {} : { before: toDocumentJson(before) }),
    ...(after === undefined ? {} : { after: toDocumentJson(after) }),
  }));
}
