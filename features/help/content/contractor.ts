// Written by `npm run help` from the files in articles/: edit those.
import { type HelpBook, inTitleOrder } from '../model/article.ts';
import { articles as clientAndClientFaqAndContractor } from './shelves/client-and-client-faq-and-contractor.ts';
import { articles as clientFaqAndContractor } from './shelves/client-faq-and-contractor.ts';
import { articles as contractor } from './shelves/contractor.ts';
import { articles as csAndClientAndClientFaqAndContractor } from './shelves/cs-and-client-and-client-faq-and-contractor.ts';
import { articles as csAndClientAndContractor } from './shelves/cs-and-client-and-contractor.ts';
import { articles as csAndContractor } from './shelves/cs-and-contractor.ts';

export const book: HelpBook = {
  audience: 'contractor',
  articles: inTitleOrder([
    ...clientAndClientFaqAndContractor,
    ...clientFaqAndContractor,
    ...contractor,
    ...csAndClientAndClientFaqAndContractor,
    ...csAndClientAndContractor,
    ...csAndContractor,
  ]),
};
