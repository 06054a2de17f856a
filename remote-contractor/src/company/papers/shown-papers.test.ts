import type { StoredRecord } from '@vcms/data';
import type { CompanyDocument } from '@vcms/domain';
import { buildDocument } from '@vcms/domain/test-support';
import { describe, expect, it } from 'vitest';
import { shownPapers } from './shown-papers.ts';

function paper(
  id: string,
  day: string,
  changes: Partial<CompanyDocument> = {},
): StoredRecord<CompanyDocument> {
  const stamps = { createdAt: new Date(day), updatedAt: new Date(day), createdBy: 'u', updatedBy: 'u' };
  const place = { path: `companies/a/documents/${id}`, companyId: 'a' };
  return { ...buildDocument({ id, ...changes }), record: { ...place, ...stamps } };
}

const ids = (...papers: readonly StoredRecord<CompanyDocument>[]) => shownPapers(papers).map(({ id }) => id);

describe('documents that a company looks at', () => {
  it('are those that count or wait, the newest first', () => {
    expect(
      ids(
        paper('old', '2026-01-01', { state: 'accepted' }),
        paper('draft', '2026-02-01', { state: 'draft' }),
        paper('gone', '2026-02-02', { state: 'withdrawn' }),
        paper('new', '2026-03-01'),
      ),
    ).toEqual(['new', 'old']);
  });

  it('hold what came back until another one of its type is submitted', () => {
    const returned = paper('returned', '2026-02-01', { state: 'changes_requested' });
    const earlier = paper('earlier', '2026-01-01', { state: 'accepted' });
    const bond = paper('bond', '2026-03-01', { typeId: 'bond' });

    expect(ids(returned, earlier, bond)).toEqual(['bond', 'returned', 'earlier']);
    expect(ids(returned, earlier, paper('again', '2026-03-02'))).toEqual(['again', 'earlier']);
  });
});
