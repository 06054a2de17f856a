import type { LineOptions } from './line-options.ts';
import { wordsOf } from './line-words.ts';

/** The roles that have a help page, and its audience. */
const AUDIENCES: Readonly<Partial<Record<LineOptions['role'], string>>> = { '5002': 'cs' };

/** The article behind the question mark of the line's page, with its path; none where the role has no help page. */
export function lineArticle(options: LineOptions): ReadonlyMap<string, string> {
  const { line, title, role } = options;
  const audience = AUDIENCES[role];
  if (audience === undefined) return new Map();
  const { many, one } = wordsOf(options);
  const text = [
    '---',
    `title: ${title}`,
    'group: Getting started',
    `audiences: ${audience}`,
    `pages: /${line}`,
    '---',
    '',
    `[${title}](/${line}) lists the latest 50 ${many}, the latest first, each with its title and its day. Dates are written the way your browser's language has them.`,
    '',
    `The list is live: what a colleague adds, changes or removes appears without a reload. When the connection is lost, the page says so and goes on by itself once it is back.`,
    '',
    `Only your role has this page and its records. Others are refused by the server, whatever address they type. Every change of a ${one} leaves a line in the audit trail, with who made it and when; administrators find it there.`,
    '',
    `If the list stays empty although there are ${many}, reload the page; if that does not help, tell an administrator what the page says.`,
    '',
  ].join('\n');
  return new Map([[`features/help/content/articles/${line}.md`, text]]);
}
