import { readFileSync } from 'node:fs';
import { COLLECTION_TEMPLATES } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { COMPANY_TABLE, groupOf, rowNameOf, TABLE_NAMES } from './company-table.ts';

const MODEL = readFileSync(new URL('../../../../../docs/data-model.md', import.meta.url), 'utf8');

/** Names in the paragraph of what the server keeps for itself. */
function serverCollections(): readonly string[] {
  const paragraph = MODEL.split('\n\n').find((text) => text.startsWith('The server keeps')) ?? '';
  return [...paragraph.matchAll(/`([a-zA-Z]+)(?:\/[^`]*)?`/g)].map(([, name = '']) => name);
}

/** Names in the table of entities. */
function entities(): readonly string[] {
  return [...MODEL.matchAll(/^\| ([a-zA-Z]+) \| `/gm)].map(([, name = '']) => name);
}

describe('the table of what each collection is to a company that leaves', () => {
  it('has every collection of the data model, and no other', () => {
    const model = new Set([...entities(), ...serverCollections()]);

    expect(model.size).toBeGreaterThan(70);
    expect([...TABLE_NAMES].toSorted()).toEqual([...model].toSorted());
    expect(Object.keys(COLLECTION_TEMPLATES).filter((name) => !(name in COMPANY_TABLE))).toEqual([]);
  });

  it.each(TABLE_NAMES)('says why %s are kept, not exported, or of no company', (name) => {
    const { ties, none } = COMPANY_TABLE[name];

    expect(ties.length === 0).toBe(none !== undefined);
    for (const { relation, why, find, clean } of ties) {
      if (relation !== 'own') expect(why).toMatch(/^[A-Z].{10,}\.$/u);
      if (relation !== 'mention') expect(find).toBeDefined();
      if (clean !== undefined) expect(relation).toBe('shared');
    }
  });

  it('knows the row of a path, also of collections that are named alike', () => {
    expect(rowNameOf('companies/c/reviews/r/internal/main')).toBe('reviewInternal');
    expect(rowNameOf('variances/v/internal/main')).toBe('varianceInternal');
    expect(rowNameOf('companyDeletions/c')).toBe('companyDeletions');
    expect(rowNameOf('companies/c/unknown/u')).toBeUndefined();
    expect(groupOf('policyHolders')).toBe('holders');
  });
});
