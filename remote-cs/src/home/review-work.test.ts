import type { ReviewTaskLine } from '@vcms/data';
import { describe, expect, it } from 'vitest';
import { reviewWork } from './review-work.ts';

const NOW = new Date('2026-11-23T15:00:00Z');

function task(id: string, holder?: ReviewTaskLine['holder']): ReviewTaskLine {
  const place = { subjectType: 'emr', subjectId: id, contractorId: 'a', contractorName: 'A' } as const;
  const line = { id, ...place, submittedOn: '2026-11-16' };
  return holder === undefined ? line : { ...line, holder };
}

describe('the reviews that need a person', () => {
  it('are those it has taken, then those that nobody has', () => {
    const until = new Date('2026-11-23T15:10:00Z');
    const mine = task('mine', { uid: 'me', until });
    const work = reviewWork(
      [mine, task('over', { uid: 'me', until: new Date('2026-11-23T14:00:00Z') })],
      [task('other', { uid: 'you', until }), mine, task('free')],
      'me',
      NOW,
    );

    expect(work.map(({ title, to, promisedOn }) => [title, to, promisedOn])).toEqual([
      ['Finish EMR of A', '/confirm-statisticals/a/emr/mine', '2026-11-19'],
      ['Review EMR of A', '/confirm-statisticals/a/emr/free', '2026-11-19'],
    ]);
  });
});
