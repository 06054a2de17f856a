import { createHash } from 'node:crypto';
import type { ProtoJson } from '../service/firestore-service.ts';
import { cloudResource } from '../storage/object-resources.ts';
import type { StoredObject } from '../storage/stored-object.ts';
import type { Delivery } from './delivery.ts';
import type { FunctionDefinition } from './function-definition.ts';

/** The calls that one ended upload asks for. @param origin `http://host:port` of this server. */
export function objectDeliveries(
  object: StoredObject,
  functions: readonly FunctionDefinition[],
  now: number,
  origin: string,
): readonly Delivery[] {
  const id = eventId(object);
  return functions.flatMap(({ name, trigger }) => {
    if (trigger.kind !== 'object' || trigger.bucket !== object.bucket) return [];
    const event = cloudEvent(id, trigger.eventType, object, origin);
    const payload = { kind: 'event', event } as const;
    return [{ id: `${id}:${name}`, functionName: name, payload, attempts: 0, createdAt: now, dueAt: now }];
  });
}

/** An upload makes one generation, and none is used twice. */
function eventId({ bucket, name, generation }: StoredObject): string {
  const key = JSON.stringify([bucket, name, generation]);
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

/** Cloud Storage's event in the JSON form that the functions kit reads. */
function cloudEvent(id: string, type: string, object: StoredObject, origin: string): ProtoJson {
  const { bucket, name, updated } = object;
  return {
    specversion: '1.0',
    id,
    type,
    source: `//storage.googleapis.com/projects/_/buckets/${bucket}`,
    subject: `objects/${name}`,
    time: new Date(updated).toISOString(),
    datacontenttype: 'application/json',
    bucket,
    data: cloudResource(object, origin),
  };
}
