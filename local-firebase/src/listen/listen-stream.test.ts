import { beforeEach, describe, expect, test } from 'vitest';
import type { LocalFirestore } from '../service/firestore-options.ts';
import {
  ADMIN,
  commit,
  DATABASE,
  integer,
  memoryService,
  nameOf,
  setWrite,
  text,
  user,
} from '../service/service-harness.ts';
import { collectionTarget, documentsTarget, listen, type TestStream } from './listen-harness.ts';

let service: LocalFirestore;
let client: TestStream;

beforeEach(() => {
  service = memoryService();
  client = listen(service);
});

const remove = (path: string) => ({ delete: nameOf(path) });
const adults = (more = {}) =>
  collectionTarget('users', {
    where: { fieldFilter: { field: { fieldPath: 'age' }, op: 'GREATER_THAN_OR_EQUAL', value: integer(18) } },
    ...more,
  });

describe('a new target', () => {
  test('gets its documents, then CURRENT, then the snapshot', async () => {
    await commit(service, [
      setWrite('users/ada', { age: integer(36) }),
      setWrite('users/kim', { age: integer(9) }),
    ]);
    client.add(2, adults());
    expect(client.take()).toEqual(['ADD 2', 'users/ada in 2', 'CURRENT 2', 'SNAPSHOT']);
  });

  test('of a missing document is current without any document', () => {
    client.add(2, documentsTarget('users/ada'));
    expect(client.take()).toEqual(['ADD 2', 'CURRENT 2', 'SNAPSHOT']);
  });

  test('is told a resume token and a read time with CURRENT and the snapshot, and none with ADD', () => {
    client.add(2, documentsTarget('users/ada'));
    const changes = client.messages.map(({ targetChange }) => targetChange);
    expect(changes[0]).not.toHaveProperty('resumeToken');
    for (const change of changes.slice(1)) {
      expect(change).toMatchObject({ resumeToken: expect.any(String), readTime: '2026-11-21T00:00:00Z' });
    }
  });

  test('without an id gets one', () => {
    client.add(0, documentsTarget('users/ada'));
    expect(client.take()[0]).toBe('ADD 1');
  });

  test('asked for once ends by itself', async () => {
    client.add(2, documentsTarget('users/ada'), { once: true });
    expect(client.take()).toEqual(['ADD 2', 'CURRENT 2', 'SNAPSHOT', 'REMOVE 2']);
    await commit(service, [setWrite('users/ada', {})]);
    expect(client.take()).toEqual([]);
  });
});

describe('a commit', () => {
  test('moves documents in and out of a query, all of them before one snapshot', async () => {
    await commit(service, [
      setWrite('users/ada', { age: integer(36) }),
      setWrite('users/bob', { age: integer(20) }),
    ]);
    client.add(2, adults());
    client.take();

    await commit(service, [
      setWrite('users/ada', { age: integer(3) }),
      remove('users/bob'),
      setWrite('users/cyd', { age: integer(40) }),
      setWrite('users/dee', { age: integer(4) }),
    ]);

    expect(client.take()).toEqual([
      'users/ada out 2',
      'users/bob deleted out 2',
      'users/cyd in 2',
      'SNAPSHOT',
    ]);
  });

  test('tells a document once, with all targets of the stream it concerns', async () => {
    client.add(2, adults());
    client.add(4, documentsTarget('users/ada'));
    client.add(6, collectionTarget('users'));
    await commit(service, [setWrite('users/ada', { age: integer(36) })]);
    client.take();
    await commit(service, [setWrite('users/ada', { age: integer(3) })]);
    expect(client.take()).toEqual(['users/ada in 4,6 out 2', 'SNAPSHOT']);
  });

  test('that touches no target sends nothing', async () => {
    client.add(2, adults());
    client.take();
    await commit(service, [setWrite('users/kim', { age: integer(9) }), setWrite('other/x', {})]);
    await commit(service, [setWrite('users/kim', { age: integer(9) })]);
    expect(client.take()).toEqual([]);
  });

  test('is told before it is acknowledged', async () => {
    client.add(2, collectionTarget('users'));
    client.take();
    const acknowledged = commit(service, [setWrite('users/ada', {})]).then(() => 'acknowledged');
    expect(client.take()).toEqual(['users/ada in 2', 'SNAPSHOT']);
    expect(await acknowledged).toBe('acknowledged');
  });

  test('reaches collection groups and documents below others', async () => {
    const notes = {
      query: { parent: nameOf('users/ada'), structuredQuery: { from: [{ collectionId: 'notes' }] } },
    };
    client.add(2, collectionTarget('', { from: [{ collectionId: 'notes', allDescendants: true }] }));
    client.add(4, notes);
    client.take();
    await commit(service, [setWrite('users/ada/notes/1', {}), setWrite('users/bob/notes/1', {})]);
    expect(client.take()).toEqual(['users/ada/notes/1 in 2,4', 'users/bob/notes/1 in 2', 'SNAPSHOT']);
  });

  test('carries the selected fields only', async () => {
    client.add(2, collectionTarget('users', { select: { fields: [{ fieldPath: 'age' }] } }));
    await commit(service, [setWrite('users/ada', { age: integer(36), name: text('Ada') })]);
    expect(client.messages).toContainEqual(
      expect.objectContaining({
        documentChange: expect.objectContaining({
          document: expect.objectContaining({ fields: { age: integer(36) } }),
        }),
      }),
    );
  });

  test('clearing the database empties every target', async () => {
    await commit(service, [setWrite('users/ada', { age: integer(36) })]);
    client.add(2, adults());
    client.add(4, adults({ limit: 1 }));
    client.take();
    await service.clear('demo', '(default)');
    expect(client.take()).toEqual(['users/ada deleted out 2,4', 'SNAPSHOT']);
  });
});

describe('a query with a limit', () => {
  const oldest = () =>
    adults({ orderBy: [{ field: { fieldPath: 'age' }, direction: 'DESCENDING' }], limit: 2 });

  beforeEach(async () => {
    await commit(
      service,
      [20, 30, 40].map((age) => setWrite(`users/u${age}`, { age: integer(age) })),
    );
    client.add(2, oldest());
    expect(client.take()).toEqual(['ADD 2', 'users/u40 in 2', 'users/u30 in 2', 'CURRENT 2', 'SNAPSHOT']);
  });

  test('pulls the next document in when one leaves', async () => {
    await commit(service, [remove('users/u40')]);
    expect(client.take()).toEqual(['users/u20 in 2', 'users/u40 deleted out 2', 'SNAPSHOT']);
  });

  test('pushes the last one out when a better one comes', async () => {
    await commit(service, [setWrite('users/u50', { age: integer(50) })]);
    expect(client.take()).toEqual(['users/u50 in 2', 'users/u30 out 2', 'SNAPSHOT']);
  });

  test('says nothing about documents behind the window', async () => {
    await commit(service, [setWrite('users/u10', { age: integer(19) })]);
    expect(client.take()).toEqual([]);
  });

  test('passes on changes inside the window', async () => {
    await commit(service, [setWrite('users/u30', { age: integer(30), name: text('x') })]);
    expect(client.take()).toEqual(['users/u30 in 2', 'SNAPSHOT']);
  });
});

describe('ending', () => {
  test('a removed target is acknowledged once and hears nothing more', async () => {
    client.add(2, collectionTarget('users'));
    client.take();
    client.remove(2);
    await commit(service, [setWrite('users/ada', {})]);
    expect(client.take()).toEqual(['REMOVE 2']);
  });

  test('removing an unknown target is acknowledged too, since clients count', () => {
    client.add(2, collectionTarget('users'));
    client.take();
    client.remove(8);
    expect(client.take()).toEqual(['REMOVE 8']);
  });

  test('a closed stream hears nothing more', async () => {
    client.add(2, collectionTarget('users'));
    client.take();
    client.stream.close();
    await commit(service, [setWrite('users/ada', {})]);
    client.add(4, collectionTarget('users'));
    expect(client.take()).toEqual([]);
  });

  test('a stream whose transport breaks fails alone: the commit and the other streams go on', async () => {
    const failures: string[] = [];
    let broken = false;
    const stream = service.listen(ADMIN, {
      emit() {
        if (broken) throw new Error('socket gone');
      },
      fail: ({ code }) => failures.push(code),
    });
    stream.send({ database: DATABASE, addTarget: { targetId: 2, ...collectionTarget('users') } });
    client.add(2, collectionTarget('users'));
    client.take();
    broken = true;
    await commit(service, [setWrite('users/ada', {})]);
    expect(client.take()).toEqual(['users/ada in 2', 'SNAPSHOT']);
    expect(failures).toEqual(['INTERNAL']);
  });

  test('other streams go on when one closes', async () => {
    const other = listen(service);
    client.add(2, collectionTarget('users'));
    other.add(2, collectionTarget('users'));
    other.take();
    client.stream.close();
    await commit(service, [setWrite('users/ada', {})]);
    expect(other.take()).toEqual(['users/ada in 2', 'SNAPSHOT']);
  });
});

describe('refusals', () => {
  test('a query the platform forbids is removed with its cause, other targets live on', async () => {
    client.add(2, collectionTarget('users'));
    client.add(4, collectionTarget('users', { limit: -1 }));
    expect(client.take().slice(-1)).toEqual(['REMOVE 4 code 3']);
    await commit(service, [setWrite('users/ada', {})]);
    expect(client.take()).toEqual(['users/ada in 2', 'SNAPSHOT']);
  });

  test('rules decide on each target by itself, without an ADD for a denied one', () => {
    service.loadRules(
      'demo',
      `rules_version = '2';
      service cloud.firestore {
        match /databases/{database}/documents {
          match /notes/{id} { allow list: if resource.data.to == request.auth.uid; }
          match /users/{uid} { allow get: if request.auth.uid == uid; }
        }
      }`,
    );
    const ada = listen(service, user('ada'));
    const notesTo = (uid: string) =>
      collectionTarget('notes', {
        where: { fieldFilter: { field: { fieldPath: 'to' }, op: 'EQUAL', value: text(uid) } },
      });
    ada.add(2, notesTo('ada'));
    ada.add(4, notesTo('bob'));
    ada.add(6, documentsTarget('users/ada'));
    ada.add(8, documentsTarget('users/bob'));
    const outcomes = ada.take().filter((line) => /ADD|REMOVE/.test(line));
    expect(outcomes).toEqual(['ADD 2', 'REMOVE 4 code 7', 'ADD 6', 'REMOVE 8 code 7']);
  });

  test('new rules take away what they deny from open streams, and leave the rest', async () => {
    const rules = (notes: string) => `rules_version = '2';
      service cloud.firestore {
        match /databases/{database}/documents {
          match /notes/{id} { allow read: if ${notes}; }
          match /users/{uid} { allow get: if request.auth.uid == uid; }
        }
      }`;
    service.loadRules('demo', rules('true'));
    const ada = listen(service, user('ada'));
    ada.add(2, collectionTarget('notes'));
    ada.add(4, documentsTarget('users/ada'));
    client.add(2, collectionTarget('notes'));
    ada.take();
    client.take();

    expect(service.loadRules('demo', rules('(')).length).toBeGreaterThan(0);
    expect(ada.take()).toEqual([]);
    service.loadRules('demo', rules('request.auth.uid == "bob"'));
    expect(ada.take()).toEqual(['REMOVE 2 code 7']);
    expect(ada.failures).toEqual([]);

    await commit(service, [setWrite('notes/a', {}), setWrite('users/ada', {})]);
    expect(ada.take()).toEqual(['users/ada in 4', 'SNAPSHOT']);
    expect(client.take()).toEqual(['notes/a in 2', 'SNAPSHOT']);
  });

  test('what the rules looked at takes away what it denies once it changes, before the same commit is told', async () => {
    service.loadRules(
      'demo',
      `rules_version = '2';
      service cloud.firestore {
        match /databases/{database}/documents {
          function isLive() { return !exists(/databases/$(database)/documents/ended/$(request.auth.uid)); }
          match /notes/{id} { allow list: if isLive(); }
          match /users/{uid} { allow get: if isLive() && resource.data.get('hidden', false) == false; }
        }
      }`,
    );
    const [ada, bob] = [listen(service, user('ada')), listen(service, user('bob'))];
    await commit(service, [setWrite('users/cy', {}), setWrite('users/dee', {})]);
    for (const stream of [ada, bob]) {
      stream.add(2, collectionTarget('notes'));
      stream.add(4, documentsTarget('users/cy'));
      stream.add(6, documentsTarget('users/dee'));
      stream.take();
    }

    await commit(service, [setWrite('users/cy', { hidden: { booleanValue: true } })]);
    expect(ada.take()).toEqual(['REMOVE 4 code 7']);
    expect(bob.take()).toEqual(['REMOVE 4 code 7']);

    await commit(service, [
      setWrite('ended/ada', {}),
      setWrite('notes/a', {}),
      setWrite('users/dee', { n: integer(1) }),
    ]);
    expect(ada.take()).toEqual(['REMOVE 2 code 7', 'REMOVE 6 code 7']);
    expect(ada.failures).toEqual([]);
    expect(bob.take()).toEqual(['notes/a in 2', 'users/dee in 6', 'SNAPSHOT']);

    // Of a document that was deleted there is nothing to be denied.
    await commit(service, [{ delete: nameOf('users/dee') }]);
    expect(bob.take()).toHaveLength(2);
  });

  test('another database on the same stream fails the stream', () => {
    client.add(2, collectionTarget('users'));
    client.stream.send({ database: 'projects/demo/databases/other', removeTarget: 2 });
    expect(client.failures.map(({ code }) => code)).toEqual(['INVALID_ARGUMENT']);
  });

  test('a message without a request fails the stream', () => {
    client.stream.send({ database: DATABASE });
    expect(client.failures.map(({ code }) => code)).toEqual(['INVALID_ARGUMENT']);
  });

  test('a query without its composite index is removed with FAILED_PRECONDITION while indexes are enforced', () => {
    service.setIndexes({ indexes: [], fieldOverrides: [] });
    client.add(2, adults({ orderBy: [{ field: { fieldPath: 'name' } }] }));
    expect(client.take()).toEqual(['REMOVE 2 code 9']);
  });
});
