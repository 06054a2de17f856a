// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'how-long-a-review-takes',
    title: 'How long a review takes',
    group: 'Reviews',
    blocks: [
      [
        'A review is promised within three working days after the submission. Weekends do not count. The day stands beside the record while it waits, and the oldest submission comes first.',
      ],
      [
        'What makes it quick: one record for each policy, a clear PDF rather than a photo, all pages of each endorsement, and numbers that agree with the paper. What makes it slow: a certificate in another name, a page that cannot be read, an unusual number without an explanation.',
      ],
      [
        'While a renewal that was submitted in time waits, the ',
        {
          href: '?article=grace-for-renewals',
          words: ['grace'],
        },
        ' keeps you eligible to work, for contractors and their clients alike. Withdrawing and submitting again puts the record at the end of the queue. If the promised day has passed, contact customer service and name the record.',
      ],
    ],
  },
];
