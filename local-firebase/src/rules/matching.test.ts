import { describe, expect, test } from 'vitest';
import { compiled, decideWith, firestoreRules, getRequest } from './rules-probe.ts';
import type { FirestoreDocumentRequest } from './rules-request.ts';

function reads(
  body: string,
  path: string,
  more: Partial<FirestoreDocumentRequest> = {},
  version = '2',
): boolean {
  return decideWith(firestoreRules(body, version), getRequest(path, more)).allowed;
}

describe('paths', () => {
  test.each<readonly [string, string, boolean]>([
    ['/notes/{id}', 'notes/a', true],
    ['/notes/{id}', 'other/a', false],
    ['/notes/{id}', 'notes/a/parts/b', false],
    ['/notes/a', 'notes/a', true],
    ['/notes/a', 'notes/b', false],
    ['/notes/{id}/parts/{part}', 'notes/a/parts/b', true],
    ['/notes/{id}/parts/{part}', 'notes/a', false],
    ['/{all=**}', 'notes/a', true],
    ['/{all=**}', 'notes/a/parts/b/more/c', true],
    ['/notes/{rest=**}', 'notes/a', true],
    ['/notes/{rest=**}', 'other/a', false],
    ['/notes/{id}/{rest=**}', 'notes/a', true],
    ['/notes/{id}/{rest=**}', 'notes/a/parts/b', true],
    ['/{path=**}/parts/{part}', 'notes/a/parts/b', true],
    ['/{path=**}/parts/{part}', 'parts/b', true],
    ['/{path=**}/parts/{part}', 'notes/a', false],
    ['/{collection}/{id}', 'notes/a', true],
    ['/weird.name-1_x/{id}', 'weird.name-1_x/a', true],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(reads(`match ${pattern} { allow get; }`, path)).toBe(expected);
  });

  test.each<readonly [string, string, boolean]>([
    ['/{all=**}', 'notes/a', true],
    ['/notes/{rest=**}', 'notes/a/parts/b', true],
    ['/notes/{id}/{rest=**}', 'notes/a', false],
    ['/notes/{id}/{rest=**}', 'notes/a/parts/b', true],
  ])('version 1: %s and %s: %s', (pattern, path, expected) => {
    expect(reads(`match ${pattern} { allow get; }`, path, {}, '1')).toBe(expected);
  });

  test('a ruleset that names no version is version 1', () => {
    const source =
      'service cloud.firestore { match /databases/{db}/documents { match /notes/{id}/{rest=**} { allow get; } } }';

    expect(decideWith(source, getRequest('notes/a')).allowed).toBe(false);
    expect(decideWith(source, getRequest('notes/a/parts/b')).allowed).toBe(true);
  });

  test('blocks inside of blocks go on where the outer path ends', () => {
    const body = 'match /notes/{id} { match /parts/{part} { allow get: if id == "a" && part == "b"; } }';

    expect(reads(body, 'notes/a/parts/b')).toBe(true);
    expect(reads(body, 'notes/x/parts/b')).toBe(false);
    expect(reads(body, 'notes/a')).toBe(false);
  });

  test('a recursive capture is a path, another one a string', () => {
    expect(reads('match /{all=**} { allow get: if all is path && all == /notes/a; }', 'notes/a')).toBe(true);
    expect(reads('match /notes/{id} { allow get: if id is string; }', 'notes/a')).toBe(true);
    expect(
      reads('match /notes/{id}/{rest=**} { allow get: if rest[0] == "parts"; }', 'notes/a/parts/b'),
    ).toBe(true);
  });

  test('captured paths can be used in paths', () => {
    const condition = '/databases/$(database)/documents/$(all) == request.path';

    expect(reads(`match /{all=**} { allow get: if ${condition}; }`, 'notes/a')).toBe(true);
  });

  test('a database has its own name', () => {
    const source = `rules_version = '2'; service cloud.firestore {
      match /databases/main/documents { match /{all=**} { allow get; } } }`;

    expect(decideWith(source, getRequest('notes/a', { databaseId: 'main' })).allowed).toBe(true);
    expect(decideWith(source, getRequest('notes/a')).allowed).toBe(false);
  });

  test('recursive blocks inside of recursive blocks end', () => {
    const nested = `${'match /{a=**} { '.repeat(8)}allow get: if false;${' }'.repeat(8)}`;
    const path = Array.from({ length: 60 }, (_, n) => `s${n}`).join('/');

    expect(reads(nested, path)).toBe(false);
  });
});

describe('methods', () => {
  const METHODS = ['get', 'list', 'create', 'update', 'delete'];

  test.each<readonly [string, readonly string[]]>([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, delete', ['get', 'delete']],
    ['read, write', METHODS],
  ])('allow %s covers %j', (methods, covered) => {
    const source = `rules_version = '2'; service firebase.storage {
      match /b/{bucket}/o { match /{all=**} { allow ${methods}; } } }`;
    const allowed = (['get', 'list', 'create', 'update', 'delete'] as const).filter(
      (method) =>
        decideWith(source, {
          service: 'firebase.storage',
          method,
          bucket: 'files',
          path: ['a'],
          auth: null,
          timeMicros: 0,
          resource: undefined,
        }).allowed,
    );

    expect(allowed).toEqual(covered);
  });
});

describe('several rules', () => {
  test('one that grants is enough, in whatever block it is', () => {
    const body = `match /notes/{id} { allow get: if false; allow get: if 1 / 0 == 1; }
      match /{all=**} { allow get: if true; }`;

    expect(reads(body, 'notes/a')).toBe(true);
  });

  test('nothing grants when every rule fails', () => {
    const body = 'match /notes/{id} { allow get: if false; allow get: if 1 / 0 == 1; }';

    expect(reads(body, 'notes/a')).toBe(false);
  });

  test('each service has its own rules', () => {
    const source = `rules_version = '2';
      function yes() { return true; }
      service firebase.storage { match /{all=**} { allow get: if yes(); } }
      service cloud.firestore { match /databases/{db}/documents/notes/{id} { allow get: if yes(); } }`;

    expect(decideWith(source, getRequest('notes/a')).allowed).toBe(true);
    expect(decideWith(source, getRequest('other/a')).allowed).toBe(false);
  });

  test('the last statement of a block needs no semicolon', () => {
    expect(reads('match /notes/{id} { allow list\n allow get: if true }', 'notes/a')).toBe(true);
  });
});

describe('functions', () => {
  test.each<readonly [string, string, boolean]>([
    [
      'parameters',
      'function same(a, b) { return a == b; } match /notes/{id} { allow get: if same(id, "a"); }',
      true,
    ],
    [
      'names of the place of declaration',
      'match /notes/{id} { function isA() { return id == "a"; } allow get: if isA(); }',
      true,
    ],
    [
      'not the names of the caller',
      'function isA() { return id == "a"; } match /notes/{id} { allow get: if isA(); }',
      false,
    ],
    [
      'the innermost declaration wins',
      'function f() { return false; } match /notes/{id} { function f() { return true; } allow get: if f(); }',
      true,
    ],
    [
      'outer functions see outer ones',
      'function g() { return f(); } function f() { return false; } match /notes/{id} { function f() { return true; } allow get: if g(); }',
      false,
    ],
    [
      'let builds on let',
      'match /notes/{id} { function f() { let a = 1; let b = a + 1; return b == 2; } allow get: if f(); }',
      true,
    ],
    [
      'an unused let does no harm',
      'match /notes/{id} { function f() { let a = 1 / 0; return true; } allow get: if f(); }',
      true,
    ],
    [
      'a parameter that fails',
      'match /notes/{id} { function f(a) { return true; } allow get: if f(1 / 0); }',
      false,
    ],
    [
      'a parameter hides a capture',
      'match /notes/{id} { function f(id) { return id == 1; } allow get: if f(1); }',
      true,
    ],
    [
      'a parameter named like a namespace',
      'match /notes/{id} { function f(math) { return math.size() == 1; } allow get: if f([1]); }',
      true,
    ],
    ['too few parameters', 'match /notes/{id} { function f(a) { return true; } allow get: if f(); }', false],
    [
      'an inner capture hides an outer one',
      'match /notes/{id} { match /parts/{id} { allow get: if id == "b"; } }',
      false,
    ],
  ])('%s', (_, body, expected) => {
    expect(reads(body, 'notes/a')).toBe(expected);
  });

  test('a compiled ruleset serves any number of requests', () => {
    const source = firestoreRules(
      'match /notes/{id} { function f() { let a = id; return a == "a"; } allow get: if f(); }',
    );

    expect(compiled(source)).toEqual(compiled(source));
    expect(['a', 'b', 'a'].map((id) => decideWith(source, getRequest(`notes/${id}`)).allowed)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
