import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateRequest } from './evaluate-request.ts';
import { documentAt, firestoreRules, getRequest, PROBE_MICROS, readerOf } from './rules-probe.ts';
import { compileRules } from './ruleset.ts';

const WORDS = (
  "rules_version = '2' ; service cloud.firestore { } match /a/{b} /{c=**} allow read , write : if true false null function f ( ) return let x " +
  "&& || ! == != < <= > >= + - * / % ? . [ ] in is int string 'text' 1 2.5 request resource data auth .size() .matches('a') " +
  'get exists path /a/$(x) debug timestamp.value(1) // \n /* */ 9999999999999999999 \\ ` $ @'
).split(' ');

test('any words compile or are refused, and are evaluated without an exception', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }), (words) => {
      const result = compileRules(firestoreRules(`match /notes/{id} { allow get: if ${words.join(' ')}; }`));
      const whole = compileRules(words.join(' '));

      if (!whole.ok) {
        expect(whole.errors[0]?.line).toBeGreaterThan(0);
      }
      if (result.ok) {
        const request = getRequest('notes/a', {
          resource: documentAt('notes/a', { n: { integerValue: '1' } }),
        });
        expect(evaluateRequest(result.ruleset, request, readerOf([])).debug).toBeDefined();
      }
    }),
    { numRuns: 2000 },
  );
});

const VALUES = [
  '1',
  '2.5',
  '-9223372036854775808',
  "'a'",
  "'(a'",
  'true',
  'null',
  "[1, 'a']",
  "{'k': [1]}",
  '[1].toSet()',
  'request',
  'resource',
  'resource.data',
  'resource.data.n',
  'request.time',
  "duration.value(1, 'w')",
  'latlng.value(1, 2)',
  '/databases/(default)/documents/notes/a',
  "'a'.toUtf8()",
  "b'a\\xff\\012'",
  "float('NaN')",
  "{'a': 1}.diff({'a': 2})",
];
const METHODS = [
  'size() lower() trim() toUtf8() split(X) matches(X) replace(X, X) hasAll(X) hasAny(X) hasOnly(X) join(X) concat(X)',
  'removeAll(X) toSet() union(X) difference(X) intersection(X) keys() values() get(X, X) diff(X) affectedKeys() bind(X)',
  'addedKeys() year() date() time() toMillis() seconds() nanos() distance(X) latitude() toBase64() toHexString() id data',
]
  .join(' ')
  .split(/ (?=[a-z])/);

const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...VALUES),
    fc
      .tuple(tie('value'), fc.constantFrom(...METHODS), tie('value'))
      .map(([self, method, parameter]) => `(${self}).${method.replaceAll('X', () => parameter)}`),
    fc
      .tuple(
        tie('value'),
        fc.constantFrom('+', '-', '*', '/', '%', '==', '<', '>=', 'in', '&&', '||'),
        tie('value'),
      )
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc.tuple(tie('value'), tie('value')).map(([target, index]) => `(${target})[${index}]`),
    fc.tuple(tie('value'), tie('value')).map(([from, to]) => `'abc'[${from}:${to}]`),
    fc
      .tuple(
        fc.constantFrom('int', 'float', 'string', 'path', 'get', 'exists', 'math.round', 'hashing.md5'),
        tie('value'),
      )
      .map(([name, parameter]) => `${name}(${parameter})`),
    fc.tuple(tie('value'), tie('value')).map(([when, then]) => `(${when} ? ${then} : false)`),
  ),
}));

test('any expression is true, false or an error, for documents and for queries', () => {
  fc.assert(
    fc.property(value, (expression) => {
      const result = compileRules(firestoreRules(`match /notes/{id} { allow read: if ${expression} == 1; }`));
      if (!result.ok) {
        return;
      }
      const where = {
        fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '0' } },
      };
      const list = {
        service: 'cloud.firestore',
        method: 'list',
        databaseId: '(default)',
        parent: [],
        structuredQuery: { from: [{ collectionId: 'notes' }], where },
        auth: null,
        timeMicros: PROBE_MICROS,
      } as const;
      const get = getRequest('notes/a', { resource: documentAt('notes/a', { n: { integerValue: '1' } }) });

      for (const request of [get, list]) {
        const { allowed, denials } = evaluateRequest(result.ruleset, request, readerOf([]));
        expect(denials.length > 0).toBe(!allowed);
      }
    }),
    { numRuns: 3000 },
  );
});
