import { createHash } from 'node:crypto';
import type { TriggerEvent } from '../service/firestore-options.ts';
import type { ProtoJson } from '../service/firestore-service.ts';
import type { Delivery } from './delivery.ts';
import { matchesDocument } from './document-pattern.ts';
import type { DocumentTrigger, FunctionDefinition } from './function-definition.ts';

/** The calls one changed document asks for. */
export function documentDeliveries(
  event: TriggerEvent,
  functions: readonly FunctionDefinition[],
  now: number,
): readonly Delivery[] {
  const id = eventId(event);
  return functions.flatMap(({ name, trigger }) => {
    if (trigger.kind !== 'document' || !concerns(trigger, event)) return [];
    const payload = { kind: 'event', event: cloudEvent(id, trigger, event) } as const;
    return [{ id: `${id}:${name}`, functionName: name, payload, attempts: 0, createdAt: now, dueAt: now }];
  });
}

function concerns(trigger: DocumentTrigger, event: TriggerEvent): boolean {
  return (
    trigger.database === event.databaseId &&
    (trigger.change === 'written' || trigger.change === event.kind) &&
    matchesDocument(trigger.document, event.path)
  );
}

/** A document changes at most once per commit, and commit times are never used twice. */
function eventId({ projectId, databaseId, path, commitTime }: TriggerEvent): string {
  const key = JSON.stringify([projectId, databaseId, path, commitTime]);
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

/** The event in the JSON form that the functions kit decodes itself (local-firebase 8). */
function cloudEvent(id: string, trigger: DocumentTrigger, event: TriggerEvent): ProtoJson {
  const { projectId, databaseId, path, commitTime, before, after } = event;
  return {
    specversion: '1.0',
    id,
    type: trigger.eventType,
    source: `//firestore.googleapis.com/projects/${projectId}/databases/${databaseId}`,
    subject: `documents/${path}`,
    time: commitTime,
    datacontenttype: 'application/json',
    project: projectId,
    database: databaseId,
    namespace: '(default)',
    document: path,
    location: 'us-central1',
    // The store does not know who wrote.
    ...(trigger.eventType.endsWith('.withAuthContext') && { authtype: 'unknown' }),
    data: {
      ...(after && { value: after }),
      ...(before && { oldValue: before }),
    },
  };
}
