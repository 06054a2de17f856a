import type { RouteDecl } from '@vcms/contract';
import { SelectField } from '@vcms/kits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ARTICLE_PARAMETER, type HelpAudience, type HelpBook } from '../model/article.ts';
import { HelpPage } from './help-page.tsx';

const READERS: Readonly<Record<HelpAudience, string>> = {
  cs: 'Customer service',
  client: 'Clients with full access',
  'client-faq': 'Clients with reduced access',
  contractor: 'Contractors',
};

export interface FirmHelpPageProps {
  readonly title: string;
  /** The own book first. */
  readonly books: readonly [HelpBook, ...HelpBook[]];
  readonly routes: readonly RouteDecl[];
}

/**
 * The firm's help page: its own articles, and those of everybody whom it answers, with how readers voted. An address that names
 * an article of another book opens that book.
 */
export function FirmHelpPage({ title, books, routes }: FirmHelpPageProps) {
  const [params, setParams] = useSearchParams();
  const asked = params.get(ARTICLE_PARAMETER);
  const [audience, setAudience] = useState<string>(books[0].audience);
  const chosen = books.find((book) => book.audience === audience) ?? books[0];
  const holders = [chosen, ...books].filter(({ articles }) => articles.some(({ id }) => id === asked));
  const book = holders[0] ?? chosen;

  function choose(next: string): void {
    setAudience(next);
    setParams({});
  }

  return (
    <HelpPage title={title} book={book} routes={routes}>
      <SelectField
        label="Articles for"
        mb="5"
        maxW="20rem"
        value={book.audience}
        choices={books.map(({ audience }) => [audience, READERS[audience]])}
        onChoose={choose}
      />
    </HelpPage>
  );
}
