import { expect, test } from 'vitest';
import { createPathTree } from './path-tree.ts';

test('documents that only have descendants are listed, and vanish with the last of them', () => {
  const tree = createPathTree();
  tree.add(['users', 'ada', 'notes', '1']);
  tree.add(['users', 'ada', 'notes', '2']);
  tree.add(['users', 'bob']);

  expect(tree.children([])).toEqual(['users']);
  expect(tree.children(['users'])).toEqual(['ada', 'bob']);
  expect(tree.children(['users', 'ada'])).toEqual(['notes']);

  tree.remove(['users', 'ada', 'notes', '1']);
  expect(tree.children(['users'])).toEqual(['ada', 'bob']);
  tree.remove(['users', 'ada', 'notes', '2']);
  expect(tree.children(['users'])).toEqual(['bob']);
  expect(tree.children(['users', 'ada'])).toEqual([]);
});
