import { describe, expect, test } from 'vitest';
import type { RpcError } from '../service/rpc-error.ts';
import { type Fields, mapOf } from '../values/value.ts';
import { writeMoment } from './apply-write.ts';
import { parseWrite } from './parse-write.ts';
import { stageWrites } from './stage-writes.ts';
import { DATABASE, documentAt, integer, put, ROOT, remove, text } from './store-harness.ts';

const NOW = 1_000_123;
const OLD = 500;

function stage(existing: Record<string, Fields>, ...writes: unknown[]) {
  const documents = new Map(
    Object.entries(existing).map(([path, fields]) => [path, documentAt(path, fields, OLD)]),
  );
  const parsed = writes.map((write) => parseWrite(write, DATABASE));
  return stageWrites(DATABASE, (key) => documents.get(key), parsed, writeMoment(NOW));
}

function finalFields(existing: Record<string, Fields>, ...writes: unknown[]): Fields | undefined {
  return stage(existing, ...writes).finals.get('c/d')?.after?.fields;
}

function failureOf(existing: Record<string, Fields>, ...writes: unknown[]): [string, string] | undefined {
  const { failure } = stage(existing, ...writes);
  return failure && [failure.code, failure.message];
}

describe('an update', () => {
  test('replaces the document without a mask and keeps its create time', () => {
    const after = stage({ 'c/d': { a: integer(1) } }, put('c/d', { b: integer(2) })).finals.get('c/d')?.after;
    expect(after).toMatchObject({ fields: { b: integer(2) }, createTime: OLD, updateTime: NOW });
  });

  test('creates a missing document', () => {
    expect(stage({}, put('c/d')).finals.get('c/d')?.after).toMatchObject({
      createTime: NOW,
      updateTime: NOW,
    });
  });

  test('with a mask sets the named fields and deletes those it names without a value', () => {
    const existing = { 'c/d': { a: integer(1), m: mapOf({ x: integer(1), y: integer(2) }) } };
    const write = put(
      'c/d',
      { m: mapOf({ x: integer(9) }), z: integer(5) },
      { updateMask: { fieldPaths: ['a', 'm.x'] } },
    );
    expect(finalFields(existing, write)).toEqual({ m: mapOf({ x: integer(9), y: integer(2) }) });
  });

  test('that changes nothing keeps the update time', () => {
    const staged = stage(
      { 'c/d': { a: integer(1), b: text('x') } },
      put('c/d', { b: text('x'), a: integer(1) }),
    );
    expect(staged.finals.get('c/d')?.after?.updateTime).toBe(OLD);
    expect(staged.finals.get('c/d')?.after).toBe(staged.finals.get('c/d')?.before);
  });

  test('from integer 1 to double 1 is a change', () => {
    const staged = stage({ 'c/d': { a: integer(1) } }, put('c/d', { a: { doubleValue: 1 } }));
    expect(staged.finals.get('c/d')?.after?.updateTime).toBe(NOW);
  });
});

describe('preconditions', () => {
  test('exists must be as said', () => {
    const name = `${ROOT}/c/d`;
    expect(failureOf({}, put('c/d', {}, { currentDocument: { exists: true } }))).toEqual([
      'NOT_FOUND',
      `No document to update: ${name}`,
    ]);
    expect(failureOf({ 'c/d': {} }, put('c/d', {}, { currentDocument: { exists: false } }))).toEqual([
      'ALREADY_EXISTS',
      `Document already exists: ${name}`,
    ]);
    expect(failureOf({}, remove('c/d', { currentDocument: { exists: true } }))).toEqual([
      'NOT_FOUND',
      `No document to update: ${name}`,
    ]);
    expect(failureOf({}, remove('c/d'))).toBeUndefined();
  });

  test('the update time must match', () => {
    const expecting = (updateTime: string) => put('c/d', {}, { currentDocument: { updateTime } });
    expect(failureOf({ 'c/d': {} }, expecting('1970-01-01T00:00:00.000500Z'))).toBeUndefined();
    expect(failureOf({ 'c/d': {} }, expecting('1970-01-01T00:00:00.000501Z'))).toEqual([
      'FAILED_PRECONDITION',
      'the stored version (500) does not match the required base version (501)',
    ]);
    expect(failureOf({}, expecting('1970-01-01T00:00:00.000500Z'))?.[0]).toBe('FAILED_PRECONDITION');
  });

  test('a verify changes nothing but fails the commit', () => {
    const verify = { verify: `${ROOT}/c/d`, currentDocument: { exists: false } };
    expect(stage({}, verify).failure).toBeUndefined();
    expect(failureOf({ 'c/d': {} }, verify)?.[0]).toBe('ALREADY_EXISTS');
  });

  test('the first failure is reported', () => {
    const writes = [
      put('c/x', {}, { currentDocument: { exists: true } }),
      put('c/d', {}, { currentDocument: { exists: false } }),
    ];
    expect(failureOf({ 'c/d': {} }, ...writes)?.[0]).toBe('NOT_FOUND');
  });
});

describe('several writes of one commit', () => {
  test('each see what the ones before did', () => {
    const increment = {
      update: { name: `${ROOT}/c/d` },
      updateMask: {},
      updateTransforms: [{ fieldPath: 'n', increment: integer(2) }],
    };
    expect(finalFields({}, put('c/d', { n: integer(1) }), increment, increment)).toEqual({ n: integer(5) });
  });

  test('updating what the commit deleted is INVALID_ARGUMENT', () => {
    const update = put('c/d', {}, { currentDocument: { exists: true } });
    expect(failureOf({ 'c/d': {} }, remove('c/d'), update)?.[0]).toBe('INVALID_ARGUMENT');
    expect(failureOf({}, remove('c/d'), update)?.[0]).toBe('INVALID_ARGUMENT');
  });

  test('a document deleted and written again gets a new create time', () => {
    const after = stage({ 'c/d': {} }, remove('c/d'), put('c/d')).finals.get('c/d')?.after;
    expect(after?.createTime).toBe(NOW);
  });
});

describe('limits', () => {
  function refusal(fields: Fields): string {
    try {
      stage({}, put('c/d', fields));
    } catch (error) {
      return `${(error as RpcError).code} ${(error as RpcError).message}`;
    }
    return 'accepted';
  }

  test('a document of 1 MiB is accepted, one byte more is not', () => {
    // 16 + 2 + 2 for the name, 32 for the document, 2 for the field, 1 for the end of the string.
    const room = 1_048_576 - 20 - 32 - 2 - 1;
    expect(refusal({ a: text('x'.repeat(room)) })).toBe('accepted');
    expect(refusal({ a: text('x'.repeat(room + 1)) })).toBe(
      `INVALID_ARGUMENT Document '${ROOT}/c/d' cannot be written because its size (1,048,577 bytes) ` +
        'exceeds the maximum allowed size of 1,048,576 bytes.',
    );
  });

  test('a mask or a transform cannot build what is too deep', () => {
    const deep = Array.from({ length: 22 }, () => 'a').join('.');
    const write = {
      update: { name: `${ROOT}/c/d` },
      updateMask: {},
      updateTransforms: [{ fieldPath: deep, increment: integer(1) }],
    };
    expect(() => stage({}, write)).toThrow('nested at most 20 levels deep');
  });
});

test.each([
  ['another database', { delete: 'projects/q/databases/(default)/documents/c/d' }, 'is not in projects/p'],
  [
    'nothing to do',
    { currentDocument: { exists: true } },
    'A write needs an update, a delete, a verify or a transform.',
  ],
  [
    'a mask with __name__',
    put('c/d', {}, { updateMask: { fieldPaths: ['__name__'] } }),
    'the name __name__ is reserved',
  ],
  [
    'a transform of no kind',
    put('c/d', {}, { updateTransforms: [{ fieldPath: 'a' }] }),
    'The transform of a has no known kind.',
  ],
  [
    'an increment by text',
    put('c/d', {}, { updateTransforms: [{ fieldPath: 'a', increment: text('1') }] }),
    'must be a number',
  ],
  [
    '501 transforms',
    put(
      'c/d',
      {},
      { updateTransforms: Array.from({ length: 501 }, () => ({ fieldPath: 'a', increment: integer(1) })) },
    ),
    'at most 500 field transforms',
  ],
])('a write with %s is refused', (_, write, message) => {
  expect(() => parseWrite(write, DATABASE)).toThrow(message);
});

test('the old form of a transform is a write that keeps all fields', () => {
  const write = {
    transform: {
      document: `${ROOT}/c/d`,
      fieldTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    },
  };
  expect(finalFields({ 'c/d': { a: integer(1) } }, write)).toEqual({
    a: integer(1),
    at: { timestampValue: '1970-01-01T00:00:01Z' },
  });
});
