import { describe, expect, it } from 'vitest';
import type { HelpArticle } from './article.ts';
import { blocksOfMarkdown } from './blocks-of-markdown.ts';
import { searchArticles } from './search-articles.ts';

function article(id: string, title: string, body: string): HelpArticle {
  return { id, title, group: 'Insurance', blocks: blocksOfMarkdown(body) };
}

const ARTICLES = [
  article('emr', 'What an EMR says', 'Your **mod** is 1.00. See [TRIR](?article=trir).'),
  article(
    'trir',
    'Reading TRIR',
    'Cases times 200,000, divided by hours. Ask José for the résumé of a year.',
  ),
  article('waiver', 'Waiver of subrogation', 'The insurer gives up recovery. An EMR is something else.'),
];

function found(query: string): readonly string[] {
  return searchArticles(ARTICLES, query).map(({ article: { id } }) => id);
}

describe('the search of the help pages', () => {
  it('finds words in titles first, then in texts', () => {
    expect(found('emr')).toEqual(['emr', 'waiver']);
    expect(found('trir')).toEqual(['trir', 'emr']);
  });

  it('takes no notice of case and accents, on either side', () => {
    expect(found('JOSE resume')).toEqual(['trir']);
    expect(found('ÉMR')).toEqual(['emr', 'waiver']);
  });

  it('needs every word, in any order, and finds nothing without one', () => {
    expect(found('recovery insurer')).toEqual(['waiver']);
    expect(found('recovery hours')).toEqual([]);
    expect(found(' .*( ')).toEqual([]);
  });

  it('shows where the words stand, without the marks of the text', () => {
    const [hit] = searchArticles(ARTICLES, 'mod');
    expect(hit?.excerpt).toEqual([
      { text: 'Your ', isMatch: false },
      { text: 'mod', isMatch: true },
      { text: ' is 1.00. See TRIR.', isMatch: false },
    ]);
    const [marked] = searchArticles(ARTICLES, 'resume');
    expect(marked?.excerpt.find(({ isMatch }) => isMatch)?.text).toBe('résumé');
  });
});
