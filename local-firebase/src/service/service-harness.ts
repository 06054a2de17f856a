import { createFirestoreService } from './create-firestore-service.ts';
import type { FirestoreServiceOptions, LocalFirestore } from './firestore-options.ts';
import type { Caller, ProtoJson, ServerStreamMethod } from './firestore-service.ts';
import type { RpcError } from './rpc-error.ts';

/** Set-up for the tests of this folder and of `listen`. */
export const DATABASE = 'projects/demo/databases/(default)';
export const ROOT = `${DATABASE}/documents`;
export const ADMIN: Caller = { kind: 'admin' };
export const ANONYMOUS: Caller = { kind: 'anonymous' };

export function user(uid: string, token: ProtoJson = {}): Caller {
  return { kind: 'user', uid, token };
}

/** A clock in milliseconds that moves only when told to. */
export interface ManualClock {
  (): number;
  advance(milliseconds: number): void;
}

export function manualClock(start = Date.UTC(2026, 10, 21)): ManualClock {
  let now = start;
  const clock = () => now;
  return Object.assign(clock, {
    advance(milliseconds: number) {
      now += milliseconds;
    },
  });
}

export function memoryService(options: FirestoreServiceOptions = {}): LocalFirestore {
  return createFirestoreService({ clock: manualClock(), ...options });
}

/** `users/ada` as a full resource name. */
export function nameOf(path: string): string {
  return `${ROOT}/${path}`;
}

export function text(stringValue: string) {
  return { stringValue };
}

export function integer(number: number) {
  return { integerValue: String(number) };
}

export function setWrite(path: string, fields: ProtoJson, more: ProtoJson = {}): ProtoJson {
  return { update: { name: nameOf(path), fields }, ...more };
}

export function commit(
  service: LocalFirestore,
  writes: readonly ProtoJson[],
  caller = ADMIN,
): Promise<ProtoJson> {
  return service.unary('Commit', { database: DATABASE, writes }, caller);
}

export async function collect(
  service: LocalFirestore,
  method: ServerStreamMethod,
  request: ProtoJson,
  caller = ADMIN,
): Promise<ProtoJson[]> {
  const messages: ProtoJson[] = [];
  for await (const message of service.serverStream(method, request, caller)) messages.push(message);
  return messages;
}

/** Paths of the documents a query returns, in order. */
export async function queryPaths(
  service: LocalFirestore,
  structuredQuery: ProtoJson,
  caller = ADMIN,
  more: ProtoJson = {},
): Promise<string[]> {
  const messages = await collect(service, 'RunQuery', { parent: ROOT, structuredQuery, ...more }, caller);
  return messages.flatMap(({ document }) => (document === undefined ? [] : [pathOf(document)]));
}

/** Path below `documents` of a document message. */
export function pathOf(document: unknown): string {
  const { name } = document as { name: string };
  return name.slice(ROOT.length + 1);
}

/** The outcome of a call that is expected to fail. */
export async function failure(call: Promise<unknown>): Promise<{ code: string; message: string }> {
  try {
    await call;
  } catch (error) {
    const { code, message } = error as RpcError;
    return { code, message };
  }
  throw new Error('The call succeeded.');
}
