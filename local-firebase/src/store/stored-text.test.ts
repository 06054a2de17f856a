import { expect, test } from 'vitest';
import type { StoredRecord } from './persistence.ts';
import { readStoredRecord } from './stored-text.ts';

const times = { createTime: 1_700_000_000_000_001, updateTime: 1_700_000_000_000_002 };

function parts(record: StoredRecord) {
  return 'deleteTime' in record
    ? { name: record.name, deleteTime: record.deleteTime }
    : {
        name: record.name,
        fields: record.fields,
        createTime: record.createTime,
        updateTime: record.updateTime,
      };
}

test.each<[string, StoredRecord]>([
  ['a document', { name: 'projects/p/documents/c/ü', fields: { s: { stringValue: 'ü "q" \\' } }, ...times }],
  ['a document without fields', { name: 'c/d', fields: {}, ...times }],
  ['a name that JSON escapes', { name: 'c/"d\\\n', fields: { n: { integerValue: '1' } }, ...times }],
  [
    'a field that reads like the end of a record',
    { name: 'c/d', fields: { s: { stringValue: ',"createTime":1,"updateTime":2}' } }, ...times },
  ],
  ['the trace of a deletion', { name: 'c/d', deleteTime: 7 }],
])('%s comes out as it went in', (_what, record) => {
  expect(parts(readStoredRecord(JSON.stringify(record)))).toEqual(record);
});

test('text with its members in another order is understood as well', () => {
  const text = '{"updateTime":2,"createTime":1,"fields":{},"name":"c/d"}';
  expect(parts(readStoredRecord(text))).toEqual({ name: 'c/d', fields: {}, createTime: 1, updateTime: 2 });
});
