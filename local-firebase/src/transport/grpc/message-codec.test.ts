import { expect, test } from 'vitest';
import { loadFirestoreMethods } from './firestore-protos.ts';
import { createMessageCodec } from './message-codec.ts';

const methods = loadFirestoreMethods();

function commitCodec() {
  const commit = methods.find(({ name }) => name === 'Commit');
  if (commit === undefined) throw new Error('The protos have no Commit.');
  return createMessageCodec(commit.requestType);
}

function throughTheWire(message: Record<string, unknown>) {
  const codec = commitCodec();
  return codec.decode(codec.encode(message));
}

test('the service has every call the SDKs make', () => {
  expect(methods.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Listen', 'Write', 'RunAggregationQuery', 'BatchWrite', 'ListCollectionIds']),
  );
});

test('a write with verify, which only client SDKs send, survives', () => {
  const message = { writes: [{ verify: 'projects/p/databases/d/documents/a/b' }] };
  expect(throughTheWire(message)).toEqual(message);
});

test('every kind of value survives', () => {
  const fields = {
    nothing: { nullValue: null },
    yes: { booleanValue: true },
    big: { integerValue: '9007199254740993' },
    half: { doubleValue: 0.5 },
    nan: { doubleValue: 'NaN' },
    huge: { doubleValue: '-Infinity' },
    when: { timestampValue: '2026-11-21T08:00:00.123456Z' },
    bytes: { bytesValue: '/+8=' },
    where: { geoPointValue: { latitude: 1.5, longitude: -2 } },
    list: { arrayValue: { values: [{ stringValue: 'ü' }] } },
    empty: { mapValue: { fields: {} } },
  };
  const message = { writes: [{ update: { name: 'n', fields }, currentDocument: { exists: false } }] };
  expect(throughTheWire(message)).toEqual(message);
});

test('minus zero keeps its sign', () => {
  const message = { writes: [{ update: { fields: { zero: { doubleValue: '-0' } } } }] };
  const [write] = throughTheWire(message).writes as {
    update: { fields: { zero: { doubleValue: number } } };
  }[];
  expect(write?.update.fields.zero.doubleValue).toBe(-0);
});
