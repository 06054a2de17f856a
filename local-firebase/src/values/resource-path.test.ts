import { expect, test } from 'vitest';
import { checkResourceId, parseDatabaseName, parseDocumentName, parseParentName } from './resource-path.ts';

const ROOT = 'projects/p/databases/(default)/documents';

test('a document name splits into its database and path', () => {
  expect(parseDocumentName(`${ROOT}/users/ada/notes/1`)).toEqual({
    database: { projectId: 'p', databaseId: '(default)' },
    path: ['users', 'ada', 'notes', '1'],
  });
});

test('a parent is the root or a document', () => {
  expect(parseParentName(ROOT).path).toEqual([]);
  expect(parseParentName(`${ROOT}/users/ada`).path).toEqual(['users', 'ada']);
  expect(() => parseParentName(`${ROOT}/users`)).toThrow(
    `Document parent name "${ROOT}/users" lacks "/" at index`,
  );
});

test.each([
  ['a collection', `${ROOT}/users`, 'lacks "/" at index'],
  ['a trailing slash', `${ROOT}/users/ada/`, 'has invalid trailing "/"'],
  ['an empty id', `${ROOT}/users//x/y`, 'is not below'],
  ['a relative name', 'users/ada', 'lacks "projects" at index 0'],
  [
    'a reserved collection',
    `${ROOT}/__users__/a`,
    'Collection id "__users__" is invalid because it is reserved.',
  ],
  ['a reserved document', `${ROOT}/users/__a__`, 'Resource id "__a__" is invalid because it is reserved.'],
  ['a dot', `${ROOT}/users/.`, 'is invalid because it is "." or ".."'],
  ['a long id', `${ROOT}/users/${'a'.repeat(1501)}`, 'Resource id is longer than 1500 bytes.'],
  [
    'a long name',
    `${ROOT}/${Array.from({ length: 10 }, () => 'a'.repeat(700)).join('/')}`,
    'longer than 6144 bytes',
  ],
])('%s is no document name', (_, name, message) => {
  expect(() => parseDocumentName(name)).toThrow(message);
});

test('ids of Datastore origin are allowed', () => {
  expect(() => checkResourceId('__id7__', 'Resource id')).not.toThrow();
});

test('a document nests at most 100 collections deep', () => {
  const path = (depth: number) => Array.from({ length: depth }, () => 'c/d').join('/');
  expect(() => parseDocumentName(`${ROOT}/${path(100)}`)).not.toThrow();
  expect(() => parseDocumentName(`${ROOT}/${path(101)}`)).toThrow('at most 100 collections deep');
});

test('a database name needs a project and a database', () => {
  expect(parseDatabaseName('projects/p/databases/d')).toEqual({ projectId: 'p', databaseId: 'd' });
  expect(() => parseDatabaseName('projects/p')).toThrow('is not of the form');
  expect(() => parseDatabaseName('projects//databases/d')).toThrow('is not of the form');
});
