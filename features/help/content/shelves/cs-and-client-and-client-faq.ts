// Written by `npm run help` from the files in articles/: edit those.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of articles, written by a program.
import type { HelpArticle } from '../../model/article.ts';

export const articles: readonly HelpArticle[] = [
  {
    id: 'lists-filters-and-exports',
    title: 'Working with lists',
    group: 'Getting started',
    blocks: [
      [
        'Lists show 25 rows at a time. Search, filters, sorting and the page stand in the address of the browser: copy it to a colleague, or keep it as a bookmark, and the same list opens again.',
      ],
      [
        {
          strong: ['Save this view'],
        },
        ' keeps a combination of filters under a name for you. ',
        {
          strong: ['Export'],
        },
        ' writes the rows of the filtered list as a CSV file for a spreadsheet, not only the page you see. A line above or below the list says as of when it is.',
      ],
      [
        'Every status opens ',
        {
          strong: ['Why?'],
        },
        '. A row leads to its record, and the way back leads to the list as it was. All of it works with the keyboard: Tab moves to the next link or button, Enter opens it, Escape closes a dialog.',
      ],
    ],
  },
];
