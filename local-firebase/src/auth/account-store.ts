import { mkdirSync } from 'node:fs';
import { open } from 'lmdb';
import type { AuthRecord } from './auth-emulator-modules.ts';

/** What is kept of a project; the id is the uid, the code, the session, the proof, or empty for the config. */
export type AccountRecordKind = 'user' | 'oob' | 'verification' | 'proof' | 'config';

export interface AccountChange {
  readonly kind: AccountRecordKind;
  readonly id: string;
  /** Absent when the record is gone. */
  readonly record?: AuthRecord;
}

/** Durable records of the Auth service. */
export interface AccountStore {
  read(projectId: string): readonly Required<AccountChange>[];
  /** All changes or none, on disk when the call returns. */
  write(projectId: string, changes: readonly AccountChange[]): void;
  close(): Promise<void>;
}

type RecordKey = [projectId: string, kind: AccountRecordKind, id: string];

/** Opens the store in a folder, which is created when missing. */
export function openAccountStore(folder: string): AccountStore {
  mkdirSync(folder, { recursive: true });
  // Without overlappingSync a commit returns only after it has reached the disk.
  const database = open<AuthRecord, RecordKey>({ path: folder, encoding: 'json', overlappingSync: false });
  return {
    read(projectId) {
      const own = [...database.getRange()].filter(({ key }) => key[0] === projectId);
      return own.map(({ key: [, kind, id], value: record }) => ({ kind, id, record }));
    },
    write(projectId, changes) {
      if (changes.length === 0) return;
      database.transactionSync(() => {
        for (const { kind, id, record } of changes) {
          if (record === undefined) database.remove([projectId, kind, id]);
          else database.put([projectId, kind, id], record);
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
