import type { Clock } from '../clock/clock.ts';
import type { RulesMethod, StorageObject, StorageRequest } from '../rules/rules-request.ts';
import type { Caller } from '../service/firestore-service.ts';
import { StorageFailure } from './storage-failure.ts';
import type { StorageRules } from './storage-rules.ts';
import { etagOf, type StoredObject } from './stored-object.ts';

/** What is about to be done to an object, or to the names below a prefix. */
interface AccessRequest {
  readonly caller: Caller;
  readonly method: RulesMethod;
  readonly bucket: string;
  /** Name of the object; for `list` the prefix. */
  readonly name: string;
  readonly before?: StoredObject | undefined;
  readonly after?: StoredObject | undefined;
  readonly query?: StorageRequest['query'];
}

/** Resolves when allowed; rejects with a 403 when not. The administrator may do everything. */
export type CheckAccess = (request: AccessRequest) => Promise<void>;

export function createAccessCheck(rules: StorageRules, clock: Clock): CheckAccess {
  return async ({ caller, method, bucket, name, before, after, query }) => {
    if (caller.kind === 'admin') return;
    const allowed = await rules.allows({
      service: 'firebase.storage',
      method,
      bucket,
      path: name.split('/').filter((segment, at, all) => segment !== '' || at < all.length - 1),
      auth: caller.kind === 'user' ? { uid: caller.uid, token: caller.token } : null,
      timeMicros: Math.floor(clock.now() * 1000),
      resource: before && asRulesObject(before),
      ...(after && { requestResource: asRulesObject(after) }),
      ...(query && { query }),
    });
    if (!allowed)
      throw new StorageFailure(403, 'forbidden', `Permission denied. No ${method.toUpperCase()} permission.`);
  };
}

function asRulesObject(object: StoredObject): StorageObject {
  const { blob: _, downloadTokens: _tokens, storageClass: _class, customTime: _time, ...shown } = object;
  return {
    ...shown,
    etag: etagOf(object),
    timeCreated: new Date(object.timeCreated).toISOString(),
    updated: new Date(object.updated).toISOString(),
    metadata: object.metadata ?? {},
  };
}
