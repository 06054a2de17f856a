import { describe, expect, test } from 'vitest';
import { decideWith, documentAt, firestoreRules, PROBE_MICROS } from './rules-probe.ts';
import type { RulesAuth } from './rules-request.ts';

type Json = { readonly [field: string]: unknown };
type Decision = 'allowed' | 'denied';

const ALICE: RulesAuth = { uid: 'alice', token: {} };

function field(fieldPath: string, op: string, value: Json): Json {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}
const text = (value: string): Json => ({ stringValue: value });
const int = (value: number): Json => ({ integerValue: String(value) });
const bool = (value: boolean): Json => ({ booleanValue: value });
const array = (...values: Json[]): Json => ({ arrayValue: { values } });
const unary = (fieldPath: string, op: string): Json => ({ unaryFilter: { field: { fieldPath }, op } });
const and = (...filters: Json[]): Json => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: Json[]): Json => ({ compositeFilter: { op: 'OR', filters } });
const name = (op: string, path: string): Json =>
  field('__name__', op, { referenceValue: `projects/demo/databases/(default)/documents/${path}` });

const isAlice = field('owner', 'EQUAL', text('alice'));
const isBob = field('owner', 'EQUAL', text('bob'));

function listNotes(condition: string, where: Json | undefined, more: Json = {}): Decision {
  return listWith(`match /notes/{id} { allow list: if ${condition}; }`, {
    from: [{ collectionId: 'notes' }],
    ...(where === undefined ? {} : { where }),
    ...more,
  });
}

function listWith(
  body: string,
  structuredQuery: Json,
  parent: readonly string[] = [],
  version = '2',
): Decision {
  const request = {
    service: 'cloud.firestore',
    method: 'list',
    databaseId: '(default)',
    parent,
    structuredQuery,
    auth: ALICE,
    timeMicros: PROBE_MICROS,
  } as const;
  const documents = [documentAt('teams/red', { open: bool(true) })];
  return decideWith(firestoreRules(body, version), request, documents).allowed ? 'allowed' : 'denied';
}

type Row = readonly [condition: string, where: Json | undefined, decision: Decision];

function proofs(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    test.each(rows)('%s with %j is %s', (condition, where, decision) => {
      expect(listNotes(condition, where)).toBe(decision);
    });
  });
}

proofs('equality', [
  ['true', undefined, 'allowed'],
  ['request.auth.uid == "alice"', undefined, 'allowed'],
  ["resource.data.owner == 'alice'", isAlice, 'allowed'],
  ["resource.data.owner == 'alice'", isBob, 'denied'],
  ["resource.data.owner == 'alice'", undefined, 'denied'],
  ["resource.data.owner != 'bob'", isAlice, 'allowed'],
  ["'alice' == resource.data.owner", isAlice, 'allowed'],
  ["resource.data['owner'] == request.auth.uid", isAlice, 'allowed'],
  ["resource.data.get('owner', '') == 'alice'", isAlice, 'allowed'],
  ["resource.data.get('secret', false) == false", undefined, 'denied'],
  ["resource.data.get('secret', false) == false", isAlice, 'denied'],
  ["resource.data.owner in ['alice', 'bob']", isAlice, 'allowed'],
  ['resource.data.owner is string && resource.data.owner.size() == 5', isAlice, 'allowed'],
  ["resource.data.owner == 'alice' && resource.data.team == 'red'", isAlice, 'denied'],
  [
    "resource.data.owner == 'alice' && resource.data.team == 'red'",
    and(isAlice, field('team', 'EQUAL', text('red'))),
    'allowed',
  ],
  ["resource.data.owner == 'alice' || resource.data.shared == true", isAlice, 'allowed'],
  ["resource.data.owner == 'alice' || resource.data.shared == true", isBob, 'denied'],
  ['resource.data.shared', field('shared', 'EQUAL', bool(true)), 'allowed'],
  ['!resource.data.secret', field('secret', 'EQUAL', bool(false)), 'allowed'],
  ['!resource.data.secret', undefined, 'denied'],
  ["!(resource.data.owner == 'bob')", undefined, 'denied'],
  ["!('secret' in resource.data)", undefined, 'denied'],
  ["'owner' in resource.data", isAlice, 'allowed'],
  ["'owner' in resource.data", undefined, 'denied'],
  ['resource.data.owner == null', unary('owner', 'IS_NULL'), 'allowed'],
  ['resource.data.owner != null', unary('owner', 'IS_NOT_NULL'), 'allowed'],
  ['resource.data.owner != null', isAlice, 'allowed'],
  ['resource.data.owner != null', undefined, 'denied'],
  ['math.isNaN(resource.data.n)', unary('n', 'IS_NAN'), 'allowed'],
  ['resource.data.n == 3', field('n', 'EQUAL', int(3)), 'allowed'],
  ['resource.data.n == 3.0', field('n', 'EQUAL', int(3)), 'allowed'],
  ['resource.data.n > 2 && resource.data.n < 4', field('n', 'EQUAL', int(3)), 'allowed'],
  ['resource.data.n is number', field('n', 'EQUAL', int(3)), 'allowed'],
  ['resource.data.n is int', field('n', 'EQUAL', int(3)), 'denied'],
  ["resource.data.n != 'x'", field('n', 'EQUAL', int(3)), 'allowed'],
  ['resource.data.owner.name == 1', isAlice, 'denied'],
  ["resource.data.team.id == 'red'", field('team.id', 'EQUAL', text('red')), 'allowed'],
  ['resource.data.team is map', field('team.id', 'EQUAL', text('red')), 'allowed'],
  ["resource.data.team.name == 'Red'", field('team.id', 'EQUAL', text('red')), 'denied'],
  ["resource.data['a.b'] == 'x'", field('`a.b`', 'EQUAL', text('x')), 'allowed'],
  ['resource.data.keys().hasAll(["owner"])', isAlice, 'denied'],
  ['resource.data.size() > 0', isAlice, 'denied'],
  ['resource != null', undefined, 'allowed'],
]);

proofs('alternatives', [
  ["resource.data.owner == 'alice'", field('owner', 'IN', array(text('alice'))), 'allowed'],
  ["resource.data.owner == 'alice'", field('owner', 'IN', array(text('alice'), text('bob'))), 'denied'],
  [
    "resource.data.owner in ['alice', 'bob']",
    field('owner', 'IN', array(text('alice'), text('bob'))),
    'allowed',
  ],
  [
    "resource.data.owner in ['alice', 'bob']",
    field('owner', 'IN', array(text('alice'), text('eve'))),
    'denied',
  ],
  ['resource.data.n <= 2', field('n', 'IN', array(int(1), int(2))), 'allowed'],
  ['false', field('owner', 'IN', array()), 'denied'],
  ["resource.data.owner == 'alice'", or(isAlice, isAlice), 'allowed'],
  ["resource.data.owner == 'alice'", or(isAlice, isBob), 'denied'],
  ["resource.data.owner == 'alice' || resource.data.owner == 'bob'", or(isAlice, isBob), 'allowed'],
  [
    "resource.data.owner == 'alice' || resource.data.shared == true",
    or(isAlice, field('shared', 'EQUAL', bool(true))),
    'allowed',
  ],
  ["resource.data.team == 'red'", and(field('team', 'EQUAL', text('red')), or(isAlice, isBob)), 'allowed'],
  ['false', or(), 'denied'],
]);

proofs('ranges', [
  ['resource.data.n > 5', field('n', 'GREATER_THAN', int(5)), 'allowed'],
  ['resource.data.n > 4', field('n', 'GREATER_THAN', int(5)), 'allowed'],
  ['resource.data.n > 6', field('n', 'GREATER_THAN', int(5)), 'denied'],
  ['resource.data.n >= 5', field('n', 'GREATER_THAN_OR_EQUAL', int(5)), 'allowed'],
  ['resource.data.n > 5', field('n', 'GREATER_THAN_OR_EQUAL', int(5)), 'denied'],
  ['resource.data.n < 5', field('n', 'LESS_THAN', int(5)), 'allowed'],
  ['resource.data.n <= 5', field('n', 'LESS_THAN', int(5)), 'allowed'],
  ['resource.data.n < 5', field('n', 'LESS_THAN_OR_EQUAL', int(5)), 'denied'],
  ['resource.data.n < 5.5', field('n', 'LESS_THAN_OR_EQUAL', int(5)), 'allowed'],
  ['5 < resource.data.n', field('n', 'GREATER_THAN', int(5)), 'allowed'],
  ['!(resource.data.n < 5)', field('n', 'GREATER_THAN', int(5)), 'allowed'],
  ['resource.data.n != 5', field('n', 'GREATER_THAN', int(5)), 'allowed'],
  ['resource.data.n == 5', field('n', 'GREATER_THAN', int(5)), 'denied'],
  ['resource.data.n == 6', field('n', 'GREATER_THAN', int(5)), 'denied'],
  ['resource.data.n is number', field('n', 'GREATER_THAN', int(5)), 'allowed'],
  ['resource.data.n is int', field('n', 'GREATER_THAN', int(5)), 'denied'],
  ['resource.data.n is string', field('n', 'GREATER_THAN', text('a')), 'allowed'],
  ["resource.data.n > 'a'", field('n', 'GREATER_THAN', int(5)), 'denied'],
  ['resource.data.n != null', field('n', 'GREATER_THAN', int(5)), 'allowed'],
  [
    'resource.data.n > 0 && resource.data.n < 10',
    and(field('n', 'GREATER_THAN', int(2)), field('n', 'LESS_THAN', int(8))),
    'allowed',
  ],
  [
    'resource.data.n > 0 && resource.data.n < 10',
    and(field('n', 'GREATER_THAN', int(2)), field('n', 'LESS_THAN', int(20))),
    'denied',
  ],
  [
    'resource.data.at <= request.time',
    field('at', 'LESS_THAN', { timestampValue: '2023-06-15T12:30:45Z' }),
    'allowed',
  ],
  [
    'resource.data.at <= request.time',
    field('at', 'LESS_THAN', { timestampValue: '2023-06-15T12:30:46Z' }),
    'denied',
  ],
  ['resource.data.n + 1 > 5', field('n', 'GREATER_THAN', int(5)), 'denied'],
]);

proofs('differences', [
  ["resource.data.owner != 'bob'", field('owner', 'NOT_EQUAL', text('bob')), 'allowed'],
  ["!(resource.data.owner == 'bob')", field('owner', 'NOT_EQUAL', text('bob')), 'allowed'],
  ["resource.data.owner != 'eve'", field('owner', 'NOT_EQUAL', text('bob')), 'denied'],
  ["resource.data.owner == 'alice'", field('owner', 'NOT_EQUAL', text('bob')), 'denied'],
  ['resource.data.owner != null', field('owner', 'NOT_EQUAL', text('bob')), 'allowed'],
  ['resource.data.shared == true', field('shared', 'NOT_EQUAL', bool(false)), 'denied'],
  [
    "resource.data.owner != 'bob' && resource.data.owner != 'eve'",
    field('owner', 'NOT_IN', array(text('bob'), text('eve'))),
    'allowed',
  ],
  [
    "!(resource.data.owner in ['bob', 'eve'])",
    field('owner', 'NOT_IN', array(text('bob'), text('eve'))),
    'allowed',
  ],
  [
    "!(resource.data.owner in ['bob', 'zoe'])",
    field('owner', 'NOT_IN', array(text('bob'), text('eve'))),
    'denied',
  ],
]);

const hasAlice = field('members', 'ARRAY_CONTAINS', text('alice'));

proofs('arrays', [
  ["'alice' in resource.data.members", hasAlice, 'allowed'],
  ["'bob' in resource.data.members", hasAlice, 'denied'],
  ["!('bob' in resource.data.members)", hasAlice, 'denied'],
  ["resource.data.members.hasAny(['bob', 'alice'])", hasAlice, 'allowed'],
  ["resource.data.members.hasAny(['bob'])", hasAlice, 'denied'],
  ["resource.data.members.hasAll(['alice'])", hasAlice, 'allowed'],
  ["resource.data.members.hasAll(['alice', 'bob'])", hasAlice, 'denied'],
  ["resource.data.members.hasOnly(['alice'])", hasAlice, 'denied'],
  ['resource.data.members.size() > 0', hasAlice, 'denied'],
  ['resource.data.members is list', hasAlice, 'allowed'],
  ["resource.data.members == ['alice']", hasAlice, 'denied'],
  ["resource.data.members != ['bob']", hasAlice, 'allowed'],
  ["resource.data.members != 'alice'", hasAlice, 'allowed'],
  ["'alice' in resource.data.members", field('members', 'EQUAL', array(text('alice'))), 'allowed'],
  ["resource.data.members.hasOnly(['alice'])", field('members', 'EQUAL', array(text('alice'))), 'allowed'],
  ['resource.data.members == [1]', field('members', 'EQUAL', array(int(1))), 'denied'],
  [
    "'alice' in resource.data.members",
    field('members', 'ARRAY_CONTAINS_ANY', array(text('alice'), text('bob'))),
    'denied',
  ],
  [
    "resource.data.members.hasAny(['alice', 'bob'])",
    field('members', 'ARRAY_CONTAINS_ANY', array(text('alice'), text('bob'))),
    'allowed',
  ],
]);

describe('orders, limits and names', () => {
  const byAt = { orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }] };

  test.each<readonly [string, Json, Decision]>([
    ["'at' in resource.data", byAt, 'allowed'],
    ["'other' in resource.data", byAt, 'denied'],
    ['resource.data.at != null', byAt, 'denied'],
    ["request.query.orderBy['at'] == 'DESC'", byAt, 'allowed'],
    ["request.query.orderBy.keys() == ['at']", byAt, 'allowed'],
    ['request.query.orderBy is map', {}, 'allowed'],
    ['request.query.orderBy.size() == 0', {}, 'allowed'],
    ['request.query.limit <= 10', { limit: 10 }, 'allowed'],
    ['request.query.limit <= 10', { limit: 11 }, 'denied'],
    ['request.query.limit <= 10', { limit: { value: 10 } }, 'allowed'],
    ['request.query.limit <= 10', {}, 'denied'],
    ['request.query.limit == null', {}, 'allowed'],
    ['request.query.offset == 0', {}, 'allowed'],
    ['request.query.offset == 7', { offset: 7 }, 'allowed'],
    ["request.query.keys().hasAll(['limit', 'offset', 'orderBy'])", {}, 'allowed'],
    ["request.method == 'list'", {}, 'allowed'],
    ["id == 'a'", {}, 'denied'],
    ["resource.id == 'a'", {}, 'denied'],
    ['id is string', {}, 'allowed'],
    ['resource.data.n is string || true', {}, 'allowed'],
  ])('%s with %j is %s', (condition, more, decision) => {
    expect(listNotes(condition, undefined, more)).toBe(decision);
  });

  test.each<Row>([
    ["id == 'a'", name('EQUAL', 'notes/a'), 'allowed'],
    ["resource.id == 'a'", name('EQUAL', 'notes/a'), 'allowed'],
    ['resource.__name__ == /databases/(default)/documents/notes/a', name('EQUAL', 'notes/a'), 'allowed'],
    ["id == 'b'", name('EQUAL', 'notes/a'), 'denied'],
    ["id == 'a'", name('EQUAL', 'other/a'), 'denied'],
    ["id == 'a'", name('GREATER_THAN_OR_EQUAL', 'notes/a'), 'denied'],
  ])('%s with %j is %s', (condition, where, decision) => {
    expect(listNotes(condition, where)).toBe(decision);
  });
});

describe('where a query looks', () => {
  const notes = { from: [{ collectionId: 'notes' }] };
  const everyNote = { from: [{ collectionId: 'notes', allDescendants: true }] };

  test.each<readonly [string, string, Json, readonly string[], Decision]>([
    ['a block for the collection', 'match /notes/{id} { allow list; }', notes, [], 'allowed'],
    ['read covers list', 'match /notes/{id} { allow read; }', notes, [], 'allowed'],
    ['get does not cover list', 'match /notes/{id} { allow get; }', notes, [], 'denied'],
    ['one document only', 'match /notes/a { allow list; }', notes, [], 'denied'],
    ['another collection', 'match /other/{id} { allow list; }', notes, [], 'denied'],
    [
      'a sub-collection knows its parent',
      "match /teams/{team}/notes/{id} { allow list: if team == 'red'; }",
      notes,
      ['teams', 'red'],
      'allowed',
    ],
    [
      'a sub-collection of another parent',
      "match /teams/{team}/notes/{id} { allow list: if team == 'red'; }",
      notes,
      ['teams', 'blue'],
      'denied',
    ],
    [
      'the parent document may be read',
      'match /teams/{team}/notes/{id} { allow list: if get(/databases/$(database)/documents/teams/$(team)).data.open; }',
      notes,
      ['teams', 'red'],
      'allowed',
    ],
    [
      'an unknown document may not be read',
      'match /notes/{id} { allow list: if exists(/databases/$(database)/documents/teams/$(id)); }',
      notes,
      [],
      'denied',
    ],
    ['a group needs a recursive block', 'match /notes/{id} { allow list; }', everyNote, [], 'denied'],
    ['a fixed depth is not enough', 'match /{a}/{b}/notes/{id} { allow list; }', everyNote, [], 'denied'],
    ['a recursive block', 'match /{path=**}/notes/{id} { allow list; }', everyNote, [], 'allowed'],
    ['everything', 'match /{document=**} { allow list; }', everyNote, [], 'allowed'],
    ['another group', 'match /{path=**}/other/{id} { allow list; }', everyNote, [], 'denied'],
    [
      'a recursive block below the parent',
      'match /teams/{team}/{rest=**} { allow list; }',
      everyNote,
      ['teams', 'red'],
      'allowed',
    ],
    ['a recursive block elsewhere', 'match /teams/{team}/{rest=**} { allow list; }', everyNote, [], 'denied'],
    [
      'the path of a group is unknown',
      'match /{path=**}/notes/{id} { allow list: if path == /teams/red; }',
      everyNote,
      [],
      'denied',
    ],
    ['all collections', 'match /{document=**} { allow list; }', {}, [], 'allowed'],
    ['all collections of one block', 'match /notes/{id} { allow list; }', {}, [], 'denied'],
  ])('%s', (_, body, query, parent, decision) => {
    expect(listWith(body, query, parent)).toBe(decision);
  });

  test('a collection group is never allowed by version 1 rules', () => {
    expect(listWith('match /{document=**} { allow list; }', everyNote, [], '1')).toBe('denied');
  });

  test('a group query for one document is matched against the path of that document', () => {
    const query = { ...everyNote, where: name('EQUAL', 'teams/red/notes/a') };

    expect(listWith("match /teams/{team}/notes/{id} { allow list: if team == 'red'; }", query)).toBe(
      'allowed',
    );
  });
});

describe('hostile filters', () => {
  test('more alternatives than anybody may ask for are denied', () => {
    const wide = or(...Array.from({ length: 12 }, () => isAlice));

    expect(listNotes('true', and(wide, wide))).toBe('denied');
  });

  test('deep nesting of filters is denied', () => {
    let where = isAlice;
    for (let level = 0; level < 5000; level += 1) {
      where = and(where);
    }

    expect(listNotes('true', where)).toBe('denied');
  });

  test('a filter that is not understood proves nothing', () => {
    expect(listNotes("resource.data.owner == 'alice'", { strangeFilter: {} })).toBe('denied');
    expect(listNotes("resource.data.owner == 'alice'", field('owner', 'LIKE', text('alice')))).toBe('denied');
    expect(listNotes("resource.data.owner == 'alice'", field('owner..', 'EQUAL', text('alice')))).toBe(
      'denied',
    );
  });

  test('numeric enums mean the same as names', () => {
    const where = { fieldFilter: { field: { fieldPath: 'owner' }, op: 5, value: text('alice') } };

    expect(listNotes("resource.data.owner == 'alice'", where)).toBe('allowed');
  });
});
