import { expect, test } from 'vitest';
import { documentSize } from './document-size.ts';
import { arrayOf, doubleValue, mapOf } from './value.ts';

test('the example of the documentation has the documented size', () => {
  // Storage size calculations: users/jeff/tasks/my_task_id is 44 bytes as a name, 147 as a document.
  const path = ['users', 'jeff', 'tasks', 'my_task_id'];
  const fields = {
    type: { stringValue: 'Personal' },
    done: { booleanValue: false },
    priority: { integerValue: '1' },
    description: { stringValue: 'Learn Cloud Firestore' },
  };
  expect(documentSize(path, {})).toBe(44 + 32);
  expect(documentSize(path, fields)).toBe(147);
});

test('nested values, bytes and vectors count', () => {
  const fields = {
    m: mapOf({ ä: { bytesValue: 'AAAA' } }),
    l: arrayOf([
      { geoPointValue: { latitude: 0, longitude: 0 } },
      { timestampValue: '1970-01-01T00:00:00Z' },
    ]),
    v: mapOf({ __type__: { stringValue: '__vector__' }, value: arrayOf([doubleValue(1), doubleValue(2)]) }),
  };
  const [m, l, v] = [2 + 3 + 3, 2 + 16 + 8, 2 + 16];
  expect(documentSize(['a', 'b'], fields)).toBe(16 + 4 + 32 + m + l + v);
});
