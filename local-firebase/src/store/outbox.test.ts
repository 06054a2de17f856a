import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFirestoreService } from '../service/create-firestore-service.ts';
import type { LocalFirestore } from '../service/firestore-options.ts';

const DATABASE = 'projects/demo/databases/(default)';
const ADMIN = { kind: 'admin' } as const;

describe('the queue of trigger events', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true }));

  function open(): LocalFirestore {
    return createFirestoreService({ dataDir, queueTriggerEvents: true });
  }

  async function write(firestore: LocalFirestore, ...ids: string[]): Promise<void> {
    const writes = ids.map((id) => ({ update: { name: `${DATABASE}/documents/notes/${id}`, fields: {} } }));
    await firestore.unary('Commit', { database: DATABASE, writes }, ADMIN);
  }

  it('keeps the events of a commit over a restart until they are taken', async () => {
    const before = open();
    await write(before, 'a', 'b');
    await before.close();
    const after = open();
    const queued = after.triggerQueue.pending();
    expect(queued.map(({ event }) => [event.kind, event.path])).toEqual([
      ['created', 'notes/a'],
      ['created', 'notes/b'],
    ]);
    after.triggerQueue.remove(queued.map(({ id }) => id));
    await after.close();
    const again = open();
    expect(again.triggerQueue.pending()).toEqual([]);
    await again.close();
  });

  it('gives new events numbers of their own', async () => {
    const firestore = open();
    await write(firestore, 'a');
    await write(firestore, 'b');
    const [first, second] = firestore.triggerQueue.pending();
    firestore.triggerQueue.remove([first?.id ?? 0]);
    expect(firestore.triggerQueue.pending()).toEqual([second]);
    await firestore.close();
  });

  it('stays empty unless asked for', async () => {
    const firestore = createFirestoreService({ dataDir });
    await write(firestore, 'a');
    expect(firestore.triggerQueue.pending()).toEqual([]);
    await firestore.close();
  });
});
