// Written by `npm run help` from the files in articles/: edit those.
import { type HelpBook, inTitleOrder } from '../model/article.ts';
import { articles as client } from './shelves/client.ts';
import { articles as clientAndClientFaq } from './shelves/client-and-client-faq.ts';
import { articles as clientAndClientFaqAndContractor } from './shelves/client-and-client-faq-and-contractor.ts';
import { articles as csAndClient } from './shelves/cs-and-client.ts';
import { articles as csAndClientAndClientFaq } from './shelves/cs-and-client-and-client-faq.ts';
import { articles as csAndClientAndClientFaqAndContractor } from './shelves/cs-and-client-and-client-faq-and-contractor.ts';
import { articles as csAndClientAndContractor } from './shelves/cs-and-client-and-contractor.ts';

export const book: HelpBook = {
  audience: 'client',
  articles: inTitleOrder([
    ...client,
    ...clientAndClientFaq,
    ...clientAndClientFaqAndContractor,
    ...csAndClient,
    ...csAndClientAndClientFaq,
    ...csAndClientAndClientFaqAndContractor,
    ...csAndClientAndContractor,
  ]),
};
