// Written by `npm run help` from the files in articles/: edit those.
import { type HelpBook, inTitleOrder } from '../model/article.ts';
import { articles as cs } from './shelves/cs.ts';
import { articles as csAndClient } from './shelves/cs-and-client.ts';
import { articles as csAndClientAndClientFaq } from './shelves/cs-and-client-and-client-faq.ts';
import { articles as csAndClientAndClientFaqAndContractor } from './shelves/cs-and-client-and-client-faq-and-contractor.ts';
import { articles as csAndClientAndContractor } from './shelves/cs-and-client-and-contractor.ts';
import { articles as csAndContractor } from './shelves/cs-and-contractor.ts';

export const book: HelpBook = {
  audience: 'cs',
  articles: inTitleOrder([
    ...cs,
    ...csAndClient,
    ...csAndClientAndClientFaq,
    ...csAndClientAndClientFaqAndContractor,
    ...csAndClientAndContractor,
    ...csAndContractor,
  ]),
};
