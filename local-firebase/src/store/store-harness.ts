import { makeDocument } from '../values/document.ts';
import type { Fields } from '../values/value.ts';
import { writeMoment } from './apply-write.ts';
import type { DocumentStore } from './document-store.ts';
import { openDocumentStore } from './document-store.ts';
import { parseWrite } from './parse-write.ts';
import { createMemoryPersistence, type Persistence } from './persistence.ts';
import { stageWrites } from './stage-writes.ts';

/** Set-up for the tests of this folder. */
export const DATABASE = { projectId: 'p', databaseId: '(default)' };
export const ROOT = 'projects/p/databases/(default)/documents';
/** 2026-11-21T00:00:00Z in milliseconds. */
export const START = Date.UTC(2026, 10, 21);

let incarnation = 0;

export function openStore(
  persistence: Persistence = createMemoryPersistence(),
  clock = () => START,
): DocumentStore {
  return openDocumentStore({
    persistence,
    clock,
    newIncarnation: () => {
      incarnation += 1;
      return `incarnation-${incarnation}`;
    },
  });
}

/** Commits wire-form writes; throws what a precondition says. The commit time in microseconds. */
export function commitTo(store: DocumentStore, ...writes: unknown[]): number {
  const database = store.database(DATABASE);
  const moment = writeMoment(store.time.nextCommitTime());
  const parsed = writes.map((write) => parseWrite(write, DATABASE));
  const staged = stageWrites(DATABASE, (key) => database.get(key), parsed, moment);
  if (staged.failure !== undefined) throw staged.failure;
  store.commit(database, staged);
  return moment.commitTime;
}

export function put(path: string, fields: Fields = {}, more: object = {}) {
  return { update: { name: `${ROOT}/${path}`, fields }, ...more };
}

export function remove(path: string, more: object = {}) {
  return { delete: `${ROOT}/${path}`, ...more };
}

export function text(stringValue: string) {
  return { stringValue };
}

export function integer(number: number | bigint) {
  return { integerValue: String(number) };
}

export function documentAt(path: string, fields: Fields, time = 1) {
  return makeDocument(DATABASE, path.split('/'), fields, { createTime: time, updateTime: time });
}
