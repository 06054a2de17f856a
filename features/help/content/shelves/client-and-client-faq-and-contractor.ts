// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'who-acts-next',
    title: 'Who acts next',
    group: 'Statuses',
    blocks: [
      [
        {
          strong: ['Why?'],
        },
        ' beside a status names who has the next step, so that nobody waits for the wrong side.',
      ],
      {
        ordered: false,
        items: [
          [
            {
              strong: ['The contractor'],
            },
            ' acts when a record is missing, has ended, is below a limit, or was returned.',
          ],
          [
            {
              strong: ['The firm'],
            },
            ' acts when a record waits for review. Some clients review for themselves; then the client acts.',
          ],
          [
            {
              strong: ['The client'],
            },
            ' acts when a variance was requested and is not decided.',
          ],
        ],
      },
      [
        'Where a date is known it stands beside the name: the day a policy ends, or the day by which a review is promised. If the next step is yours, the button below it leads to the page where it is done. If it is not, you need not do anything; a notification tells you when the status changes.',
      ],
    ],
  },
];
