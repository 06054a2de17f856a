import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_TEMPLATES, type CollectionName } from '@vcms/domain';
import { describe, expect, it } from 'vitest';

const ROWS = readFileSync(join(import.meta.dirname, '../docs/data-model.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const NAMES = Object.keys(COLLECTION_TEMPLATES) as CollectionName[];

/** Ids have other names in the document: only the collections on the way are compared. */
function collectionsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '' && !segment.includes('{'));
}

describe('the document of the data model', () => {
  it.each(NAMES)('says where %s are stored', (name) => {
    const row = ROWS.find(([, first]) => first === name);
    const path = row?.[2]?.replaceAll('`', '').replace(/\/main$/, '') ?? '';

    expect(collectionsOf(path)).toEqual(collectionsOf(COLLECTION_TEMPLATES[name]));
  });
});
