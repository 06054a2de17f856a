import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFields } from '../../values/parse-value.ts';
import { fieldsOf, values } from '../../values/value-arbitrary.ts';
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

test('whatever a document may hold can be sent and comes back the same', () => {
  fc.assert(
    fc.property(fieldsOf(values), (fields) => {
      const message = { writes: [{ update: { name: 'n', fields } }] };
      const [write] = throughTheWire(message).writes as { update: { fields: unknown } }[];
      expect(parseFields(JSON.parse(JSON.stringify(write?.update.fields)))).toEqual(parseFields(fields));
    }),
  );
});

/** Bytes of google.protobuf.Timestamp, field 10 of a value, around them the maps of a write. */
function writeOfTimestamp(seconds: bigint, nanos: number): Buffer {
  const varint = (number: bigint): number[] => {
    const bytes: number[] = [];
    let rest = BigInt.asUintN(64, number);
    for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
    return [...bytes, Number(rest)];
  };
  const nested = (tag: number, bytes: readonly number[]) => [tag, ...varint(BigInt(bytes.length)), ...bytes];
  const value = nested(0x52, [0x08, ...varint(seconds), 0x10, ...varint(BigInt(nanos))]);
  const entry = [...nested(0x0a, [0x61]), ...nested(0x12, value)];
  return Buffer.from(nested(0x12, nested(0x0a, nested(0x12, entry))));
}

test.each([
  ['before the year 1', -62_135_596_801n, 0],
  ['after the year 9999', 253_402_300_800n, 0],
  ['beyond every calendar', 2n ** 62n, 0],
  ['with a second of nanoseconds', 0n, 1_000_000_000],
  ['with negative nanoseconds', 0n, -1],
])('a time %s is refused with INVALID_ARGUMENT', (_what, seconds, nanos) => {
  const read = () => {
    const [write] = commitCodec().decode(writeOfTimestamp(seconds, nanos)).writes as {
      update: { fields: unknown };
    }[];
    return parseFields(write?.update.fields);
  };
  expect(read).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
});

test('a time inside the calendar is read from the same bytes', () => {
  expect(commitCodec().decode(writeOfTimestamp(1n, 500_000_000))).toEqual({
    writes: [{ update: { fields: { a: { timestampValue: '1970-01-01T00:00:01.500Z' } } } }],
  });
});
