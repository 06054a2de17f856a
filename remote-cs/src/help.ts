import { pageHelp } from '@vcms/help/in-place';
import { csPages } from '@vcms/help/page-articles';
import { menu } from './menu.ts';

/** The question marks beside the titles of the remote's pages. */
export const CsHelp = pageHelp(
  {
    '5002': {
      pages: csPages,
      address: '/help-logged-in/cs-help',
      // Its own book is the first; the others come with it, as on the help page, so that each article is loaded once.
      loadBook: async () => (await import('@vcms/help/books')).books[0],
    },
  },
  menu.routes,
);
