import { beforeEach, expect, test } from 'vitest';
import type { LocalFirestore } from '../service/firestore-options.ts';
import type { Caller, ProtoJson, RpcStream } from '../service/firestore-service.ts';
import type { RpcError } from '../service/rpc-error.ts';
import {
  ADMIN,
  commit,
  DATABASE,
  integer,
  memoryService,
  setWrite,
  user,
} from '../service/service-harness.ts';

let service: LocalFirestore;
let answers: ProtoJson[];
let failures: RpcError[];

beforeEach(() => {
  service = memoryService();
  answers = [];
  failures = [];
});

function open(caller: Caller = ADMIN): RpcStream {
  const stream = service.write(caller, {
    emit: (message) => answers.push(message),
    fail: (error) => failures.push(error),
  });
  stream.send({ database: DATABASE });
  return stream;
}

test('the handshake is answered with a stream and a token, without results', () => {
  open();
  expect(answers).toEqual([{ streamId: expect.any(String), streamToken: expect.any(String) }]);
});

test('each batch gets one answer in order, with a fresh token', () => {
  const stream = open();
  const { streamToken } = answers[0] ?? {};
  stream.send({ streamToken, writes: [setWrite('c/a', { n: integer(1) }), setWrite('c/b', {})] });
  const increment = { updateMask: {}, updateTransforms: [{ fieldPath: 'n', increment: integer(4) }] };
  stream.send({ streamToken, writes: [setWrite('c/a', {}, increment)] });

  expect(answers.slice(1)).toMatchObject([
    { writeResults: [{ updateTime: expect.any(String) }, {}], commitTime: expect.any(String) },
    { writeResults: [{ transformResults: [integer(5)] }] },
  ]);
  expect(new Set(answers.map((answer) => answer.streamToken)).size).toBe(3);
});

test('a batch that changes nothing reports the old update time', async () => {
  const { commitTime } = await commit(service, [setWrite('c/a', { n: integer(1) })]);
  open().send({ writes: [setWrite('c/a', { n: integer(1) })] });
  expect(answers[1]).toMatchObject({ writeResults: [{ updateTime: commitTime }] });
});

test('an empty batch is answered', () => {
  open().send({ writes: [] });
  expect(answers[1]).toMatchObject({ writeResults: [], commitTime: expect.any(String) });
});

test('a failed batch ends the stream with its cause and stores nothing', async () => {
  const stream = open();
  stream.send({ writes: [setWrite('c/a', {}), setWrite('c/b', {}, { currentDocument: { exists: true } })] });
  stream.send({ writes: [setWrite('c/c', {})] });
  expect(failures.map(({ code }) => code)).toEqual(['NOT_FOUND']);
  expect(answers).toHaveLength(1);
  const listed = await service.unary(
    'ListDocuments',
    { parent: `${DATABASE}/documents`, collectionId: 'c' },
    ADMIN,
  );
  expect(listed.documents).toEqual([]);
});

test('a batch the rules deny ends the stream with PERMISSION_DENIED', () => {
  open(user('ada')).send({ writes: [setWrite('c/a', {})] });
  expect(failures.map(({ code }) => code)).toEqual(['PERMISSION_DENIED']);
});
