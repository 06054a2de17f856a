import type { ReviewTaskLine } from '@vcms/data';
import { describe, expect, it } from 'vitest';
import { returnedWork, reviewWork } from './review-work.ts';

const NOW = new Date('2026-11-23T15:00:00Z');

function task(id: string, holder?: ReviewTaskLine['holder']): ReviewTaskLine {
  const place = { subjectType: 'emr', subjectId: id, contractorId: 'a', contractorName: 'A' } as const;
  const line = { id, ...place, submittedOn: '2026-11-16', returns: 0 };
  return holder === undefined ? line : { ...line, holder };
}

describe('the reviews that need a person', () => {
  it('are those it has taken, then those that nobody has', () => {
    const until = new Date('2026-11-23T15:10:00Z');
    const mine = task('mine', { uid: 'me', name: 'Me', until });
    const work = reviewWork(
      [mine, task('over', { uid: 'me', name: 'Me', until: new Date('2026-11-23T14:00:00Z') })],
      [task('other', { uid: 'you', name: 'You', until }), mine, task('free')],
      'me',
      NOW,
    );

    expect(work.map(({ title, to, promisedOn }) => [title, to, promisedOn])).toEqual([
      ['Finish EMR of A', '/confirm-statisticals/a/emr/mine', '2026-11-19'],
      ['Review EMR of A', '/confirm-statisticals/a/emr/free', '2026-11-19'],
    ]);
  });

  it('name what was returned twice or more with how often, and leave out what no page reviews', () => {
    const often = { ...task('e1'), returns: 3 };
    const work = returnedWork([often, { ...often, subjectType: 'staff_document' }]);
    expect(work).toMatchObject([{ title: 'Review EMR of A', returns: 3 }]);
  });
});
