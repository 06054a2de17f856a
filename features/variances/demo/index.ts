import { at, DEMO_PEOPLE, draftOf, early, type LineDemo } from '@vcms/seed/words';
import { variances } from './variances.ts';

export const demo: LineDemo = {
  variances,
  drafts: ({ today }) => [
    ...variances(today).map((one) =>
      draftOf('variances', [one.id], one, {
        at: at(one.from < today ? one.from : today, 4),
        by: one.requestedBy,
      }),
    ),
    draftOf(
      'varianceInternal',
      ['variance-3', 'main'],
      { note: 'Look at it again after the audit.' },
      { at: early(today, 4), by: DEMO_PEOPLE.client.uid },
    ),
  ],
};
