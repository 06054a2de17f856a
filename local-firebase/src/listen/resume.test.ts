import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFirestoreService } from '../service/create-firestore-service.ts';
import type { LocalFirestore } from '../service/firestore-options.ts';
import { commit, integer, manualClock, memoryService, nameOf, setWrite } from '../service/service-harness.ts';
import { bloomFilter } from './bloom-filter.ts';
import { collectionTarget, documentsTarget, listen } from './listen-harness.ts';

const remove = (path: string) => ({ delete: nameOf(path) });
const target = (more = {}) =>
  collectionTarget('c', {
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: integer(0) } },
    ...more,
  });

let service: LocalFirestore;
beforeEach(() => {
  service = memoryService();
});

/** A client that watches for a moment and leaves with its token. */
function watchBriefly(wanted = target()): string {
  const client = listen(service);
  client.add(2, wanted);
  const token = client.resumeToken();
  client.stream.close();
  return token;
}

function resume(resumeToken: string, wanted = target()): string[] {
  const client = listen(service);
  client.add(2, wanted, { resumeToken });
  return client.take();
}

describe('a client that comes back', () => {
  beforeEach(async () => {
    await commit(
      service,
      ['a', 'b', 'd', 'e'].map((id) => setWrite(`c/${id}`, { n: integer(1) })),
    );
    await commit(service, [setWrite('c/outside', { n: integer(0) })]);
  });

  test('hears nothing but the filter when nothing changed', () => {
    expect(resume(watchBriefly())).toEqual(['ADD 2', 'FILTER 2 count 4', 'CURRENT 2', 'SNAPSHOT']);
  });

  test('hears of what changed, left, came and was deleted, and not of strangers', async () => {
    const token = watchBriefly();
    await commit(service, [
      setWrite('c/a', { n: integer(2) }),
      setWrite('c/b', { n: integer(0) }),
      setWrite('c/new', { n: integer(1) }),
      remove('c/d'),
      setWrite('c/outside', { n: integer(-1) }),
    ]);
    await commit(service, [setWrite('c/short', { n: integer(1) })]);
    await commit(service, [remove('c/short')]);
    expect(resume(token)).toEqual([
      'ADD 2',
      'c/a in 2',
      'c/b out 2',
      'c/new in 2',
      'c/d deleted out 2',
      'FILTER 2 count 3',
      'CURRENT 2',
      'SNAPSHOT',
    ]);
  });

  test('that was away for longer is left to find out from the filter who is gone', async () => {
    const clock = manualClock();
    service = memoryService({ clock });
    await commit(
      service,
      ['a', 'b', 'd', 'e'].map((id) => setWrite(`c/${id}`, { n: integer(1) })),
    );
    const token = watchBriefly();
    await commit(service, [
      setWrite('c/a', { n: integer(2) }),
      setWrite('c/b', { n: integer(0) }),
      setWrite('c/new', { n: integer(1) }),
      remove('c/d'),
    ]);
    clock.advance(10_000);
    expect(resume(token)).toEqual([
      'ADD 2',
      'c/a in 2',
      'c/new in 2',
      'FILTER 2 count 3',
      'CURRENT 2',
      'SNAPSHOT',
    ]);
  });

  test('gets a filter with the names of all documents in the query', async () => {
    const token = watchBriefly();
    const client = listen(service);
    client.add(2, target(), { resumeToken: token });
    const names = ['a', 'b', 'd', 'e'].map((id) => nameOf(`c/${id}`));
    expect(client.messages).toContainEqual({
      filter: { targetId: 2, count: 4, unchangedNames: bloomFilter(names, 4) },
    });
  });

  test('starts a limited query anew', async () => {
    const wanted = target({ limit: 2 });
    const token = watchBriefly(wanted);
    await commit(service, [remove('c/a')]);
    expect(resume(token, wanted)).toEqual([
      'ADD 2',
      'RESET 2',
      'c/b in 2',
      'c/d in 2',
      'CURRENT 2',
      'SNAPSHOT',
    ]);
  });

  test('hears of a document target only when it changed', async () => {
    const wanted = documentsTarget('c/a', 'c/d', 'c/missing');
    const token = watchBriefly(wanted);
    expect(resume(token, wanted)).toEqual(['ADD 2', 'CURRENT 2', 'SNAPSHOT']);
    await commit(service, [setWrite('c/a', { n: integer(3) }), remove('c/d')]);
    expect(resume(token, wanted)).toEqual([
      'ADD 2',
      'c/a in 2',
      'c/d deleted out 2',
      'CURRENT 2',
      'SNAPSHOT',
    ]);
  });

  test('starts anew after the database was cleared', async () => {
    const token = watchBriefly();
    await service.clear('demo', '(default)');
    await commit(service, [setWrite('c/x', { n: integer(1) })]);
    expect(resume(token)).toEqual(['ADD 2', 'RESET 2', 'c/x in 2', 'CURRENT 2', 'SNAPSHOT']);
  });

  test('starts anew with a token of another server', () => {
    const token = watchBriefly();
    service = memoryService();
    expect(resume(token)).toEqual(['ADD 2', 'RESET 2', 'CURRENT 2', 'SNAPSHOT']);
  });

  test('is refused with a token that is none', () => {
    expect(resume(Buffer.from('nonsense').toString('base64'))).toEqual(['REMOVE 2 code 3']);
  });

  test('may name a read time instead of a token', async () => {
    const client = listen(service);
    client.add(2, target());
    const boundary = client.messages.at(-1) as { targetChange: { readTime: string } };
    const { readTime } = boundary.targetChange;
    await commit(service, [setWrite('c/a', { n: integer(5) })]);
    const later = listen(service);
    later.add(2, target(), { readTime });
    expect(later.take()).toContain('c/a in 2');
    expect(later.take()).not.toContain('c/e in 2');
  });
});

describe('over a restart', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'resume-'));
  afterEach(async () => {
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('changes are known, and who left shows in the filter without strangers being named', async () => {
    const clock = manualClock();
    service = createFirestoreService({ dataDir, clock });
    await commit(
      service,
      ['a', 'b', 'd'].map((id) => setWrite(`c/${id}`, { n: integer(1) })),
    );
    const token = watchBriefly();
    await commit(service, [
      setWrite('c/a', { n: integer(2) }),
      setWrite('c/b', { n: integer(0) }),
      remove('c/d'),
    ]);
    await service.close();

    service = createFirestoreService({ dataDir, clock });

    expect(resume(token)).toEqual(['ADD 2', 'c/a in 2', 'FILTER 2 count 1', 'CURRENT 2', 'SNAPSHOT']);
  });
});
