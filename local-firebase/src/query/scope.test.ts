import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInScope, type Scope, scopeKey, scopeKeysOf } from './scope.ts';

const id = fc.constantFrom('a', 'b');
const path = fc.array(fc.tuple(id, id), { minLength: 1, maxLength: 3 }).map((pairs) => pairs.flat());

test('a document is found under the keys of exactly the scopes it belongs to', () => {
  const scopes: fc.Arbitrary<Scope> = fc.record({
    parent: fc.oneof(fc.constant<string[]>([]), path),
    collectionId: fc.option(id, { nil: undefined }),
    allDescendants: fc.boolean(),
  });
  fc.assert(
    fc.property(scopes, path, (scope, document) => {
      expect(scopeKeysOf(document).includes(scopeKey(scope))).toBe(isInScope(scope, document));
    }),
  );
});

test('a collection group holds documents of any depth, a collection its own only', () => {
  const group = { parent: [], collectionId: 'notes', allDescendants: true };
  expect(isInScope(group, ['users', 'ada', 'notes', '1'])).toBe(true);
  expect(isInScope({ ...group, allDescendants: false }, ['users', 'ada', 'notes', '1'])).toBe(false);
  expect(isInScope({ ...group, parent: ['users', 'bob'] }, ['users', 'ada', 'notes', '1'])).toBe(false);
});
