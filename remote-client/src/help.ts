import { pageHelp } from '@vcms/help/in-place';
import { clientFaqPages, clientPages } from '@vcms/help/page-articles';
import { menu } from './menu.ts';

/** The question marks beside the titles of the remote's pages. */
export const ClientHelp = pageHelp(
  {
    '5003': {
      pages: clientPages,
      address: '/help-logged-in/client-help',
      loadBook: async () => (await import('@vcms/help/client')).book,
    },
    '5004': {
      pages: clientFaqPages,
      address: '/faq-logged-in/client-faq',
      loadBook: async () => (await import('@vcms/help/client-faq')).book,
    },
  },
  menu.routes,
);
