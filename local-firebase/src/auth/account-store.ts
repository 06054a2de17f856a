import { mkdirSync } from 'node:fs';
import { open } from 'lmdb';
import type { AuthRecord } from './auth-emulator-modules.ts';

/** What is kept of a project; the id is the uid, the code, the session, the proof, the enrolment, or empty for the config. */
export type AccountRecordKind = 'user' | 'oob' | 'verification' | 'proof' | 'totp' | 'config';

export interface AccountChange {
  readonly kind: AccountRecordKind;
  readonly id: string;
  /** Absent when the record is gone. */
  readonly record?: AuthRecord;
}

/** Durable records of the Auth service. */
export interface AccountStore {
  /** In the order in which the records were first written: the newest mail is the last. */
  read(projectId: string): readonly Required<AccountChange>[];
  /** All changes or none, on disk when the call returns. */
  write(projectId: string, changes: readonly AccountChange[]): void;
  close(): Promise<void>;
}

type RecordKey = [projectId: string, kind: AccountRecordKind, id: string];

interface StoredRecord {
  /** Larger than that of every record written earlier. */
  readonly order: number;
  readonly record: AuthRecord;
}

/** Opens the store in a folder, which is created when missing. */
export function openAccountStore(folder: string): AccountStore {
  mkdirSync(folder, { recursive: true });
  // Without overlappingSync a commit returns only after it has reached the disk.
  const database = open<StoredRecord, RecordKey>({ path: folder, encoding: 'json', overlappingSync: false });
  let nextOrder = 1 + [...database.getRange()].reduce((last, { value }) => Math.max(last, value.order), 0);
  return {
    read(projectId) {
      const own = [...database.getRange()].filter(({ key }) => key[0] === projectId);
      own.sort((a, b) => a.value.order - b.value.order);
      return own.map(({ key: [, kind, id], value: { record } }) => ({ kind, id, record }));
    },
    write(projectId, changes) {
      if (changes.length === 0) return;
      database.transactionSync(() => {
        for (const { kind, id, record } of changes) {
          const key: RecordKey = [projectId, kind, id];
          if (record === undefined) database.remove(key);
          else database.put(key, { order: database.get(key)?.order ?? nextOrder++, record });
        }
      });
    },
    close: () => database.close(),
  };
}

/** A store that forgets everything, for servers without a data folder. */
export function createForgetfulAccountStore(): AccountStore {
  return { read: () => [], write: () => undefined, close: async () => undefined };
}
