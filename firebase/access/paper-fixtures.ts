import { type Fields, type Fixtures, OF_CONTRACTOR, plainFixture, stamped } from '@vcms/testing/access';
import { serverTimestamp } from 'firebase/firestore';

export const REVIEW: Fields = {
  subjectType: 'policy',
  subjectId: 'reviewed',
  subjectVersion: 1,
  decision: 'accepted',
  findings: [],
  publicComment: '',
  minutesToDecision: 60,
};

/** Whose review somebody meets: the firm's, the own one, and where nobody is engaged that of another client. */
function scopeOf(role: string, contractor: string): string {
  if (role !== '5003' && role !== '5004') return 'firm';
  return contractor === 'B' ? 'Y' : 'X';
}

export const PAPER_FIXTURES: Fixtures = {
  reviews: plainFixture(
    OF_CONTRACTOR,
    ({ contractor }) => [contractor],
    ({ contractor }, { role, uid }) => ({
      ...REVIEW,
      contractorId: contractor,
      scope: role === '5003' || role === '5004' ? 'X' : 'firm',
      decidedBy: uid,
      decidedAt: serverTimestamp(),
    }),
    { publicComment: 'Changed afterwards.' },
    {
      everywhere: true,
      stored: ({ contractor }, { role }) => ({
        parents: [contractor],
        id: `by-${scopeOf(role, contractor)}`,
        data: stamped({
          ...REVIEW,
          contractorId: contractor,
          scope: scopeOf(role, contractor),
          decidedBy: 'u-cs2',
          decidedAt: new Date(),
        }),
      }),
      filter: (_spot, { role }) =>
        role === '5003' || role === '5004'
          ? [
              ['scope', 'in', ['firm', 'X']],
              ['subjectType', '==', 'policy'],
            ]
          : [],
    },
  ),
  reviewInternal: plainFixture(
    OF_CONTRACTOR,
    ({ contractor }) => [contractor, 'by-firm'],
    () => ({ internalComment: 'Ask the broker.' }),
    { internalComment: 'Changed.' },
    {
      stored: ({ contractor }, { role }) => ({
        parents: [contractor, `by-${scopeOf(role, contractor)}`],
        id: 'main',
        data: stamped({ internalComment: 'Ask the broker.' }),
      }),
      fresh: ({ contractor }, { role }) => ({
        parents: [contractor, `bare-${scopeOf(role, contractor)}`],
        id: 'main',
        data: { internalComment: 'Ask the broker.' },
      }),
    },
  ),
  accessLog: plainFixture(
    OF_CONTRACTOR,
    ({ contractor }) => [contractor],
    () => ({ at: new Date(), actorUid: 'u1', clientId: 'X', docId: 'd1', fileName: 'w9.pdf' }),
    { fileName: 'other.pdf' },
    { everywhere: true },
  ),
};
