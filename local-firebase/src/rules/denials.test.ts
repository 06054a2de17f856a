import { describe, expect, test } from 'vitest';
import { decideWith, documentAt, firestoreRules, getRequest, PROBE_MICROS } from './rules-probe.ts';
import type { Denial } from './verdict.ts';

function denials(body: string, path = 'notes/a'): readonly Denial[] {
  const resource = documentAt(path, { n: { integerValue: '1' } });
  return decideWith(firestoreRules(body), getRequest(path, { resource })).denials;
}

describe('why a request is denied', () => {
  test('the part of a condition that was false, with its place', () => {
    const body = `match /notes/{id} {
      allow get: if id == 'a'
        && resource.data.n > 5
        && true;
    }`;

    expect(denials(body)).toEqual([
      {
        kind: 'false',
        line: 6,
        column: 12,
        reason: 'resource.data.n > 5 is false.',
        rule: { line: 5, column: 7 },
      },
    ]);
  });

  test('an error with its place, also inside of a function', () => {
    const body = `function owner(data) { return data.owner; }
    match /notes/{id} { allow get: if owner(resource.data) == 'x'; }`;

    expect(denials(body)).toEqual([
      {
        kind: 'error',
        line: 4,
        column: 35,
        reason: 'Property owner is undefined on object.',
        rule: { line: 5, column: 25 },
      },
    ]);
  });

  test('a condition that is no boolean', () => {
    expect(denials('match /notes/{id} { allow get: if id; }')).toMatchObject([
      { kind: 'error', reason: 'Expected a boolean, not string.' },
    ]);
  });

  test('every rule that was tried, in the order of the source', () => {
    const body = `match /notes/{id} { allow get: if false; allow list: if false; allow read: if 1 / 0 == 1; }
    match /{all=**} { allow get: if id == 'a'; }`;

    expect(denials(body).map(({ kind, line, reason }) => [kind, line, reason])).toEqual([
      ['false', 4, 'false is false.'],
      ['error', 4, 'Division by zero.'],
      ['error', 5, 'Variable id is not defined.'],
    ]);
  });

  test('no block matches', () => {
    expect(denials('match /notes/{id} { allow get; }', 'other/a')).toEqual([
      { kind: 'no-match', line: 1, column: 1, reason: 'No match statement applies to this path.' },
    ]);
  });

  test('blocks match but none allows the method', () => {
    expect(denials('match /notes/{id} { allow write; }')).toEqual([
      { kind: 'no-method', line: 1, column: 1, reason: 'No allow statement covers get on this path.' },
    ]);
  });

  test('a query whose documents may be forbidden', () => {
    const rules = firestoreRules(
      'match /notes/{id} { allow list: if resource.data.n == 1; allow list: if resource.data.m.size() > 0; }',
    );
    const where = { unaryFilter: { field: { fieldPath: 'm' }, op: 'IS_NOT_NULL' } };
    const { denials: found } = decideWith(rules, {
      service: 'cloud.firestore',
      method: 'list',
      databaseId: '(default)',
      parent: [],
      structuredQuery: { from: [{ collectionId: 'notes' }], where },
      auth: null,
      timeMicros: PROBE_MICROS,
    });

    expect(found.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['unproved', 'Property n is undefined on object.'],
      ['unproved', 'size() cannot be proved from the query.'],
    ]);
  });

  test('an allowed request has no denials', () => {
    expect(denials('match /notes/{id} { allow get: if false; allow get; }')).toEqual([]);
  });
});

describe('debug()', () => {
  test('prints values and passes them on', () => {
    const body = `match /notes/{id} {
      allow get: if debug(debug(resource.data.n) + 1) == 3 || debug({'id': id, 'time': request.time}) == 1
        || debug(resource.data.x) == 1;
    }`;
    const resource = documentAt('notes/a', { n: { integerValue: '1' } });

    expect(decideWith(firestoreRules(body), getRequest('notes/a', { resource })).debug).toEqual([
      '1',
      '2',
      '{id: "a", time: 2023-06-15T12:30:45.000Z}',
      'error: Property x is undefined on object.',
    ]);
  });
});
