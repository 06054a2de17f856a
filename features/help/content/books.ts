import type { HelpBook } from '../model/article.ts';
import { book as client } from './client.ts';
import { book as clientFaq } from './client-faq.ts';
import { book as contractor } from './contractor.ts';
import { book as cs } from './cs.ts';

/** The books of all readers, for those who answer them; loaded together, so that each article comes once. */
export const books: readonly [HelpBook, ...HelpBook[]] = [cs, client, clientFaq, contractor];
