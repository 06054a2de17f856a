import type { RouteDecl } from '@vcms/contract';
import { Button, Icon, PageHeading } from '@vcms/ui';
import { type ReactNode, useState } from 'react';
import type { HelpBook } from '../model/article.ts';
import { ArticleIndex } from './article-index.tsx';
import { RoutesContext } from './article-link.tsx';
import { ArticleView } from './article-view.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { MissingArticle } from './missing-article.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { useHelpPlace } from './use-help-place.ts';

export interface HelpPageProps {
  /** What the menu calls it. */
  readonly title: string;
  readonly book: HelpBook;
  /** The routes of the remote: links lead to those that the reader's role has. */
  readonly routes: readonly RouteDecl[];
  /** Above the search, such as the choice of a book. */
  readonly children?: ReactNode;
}

/** The help and FAQ pages of all roles (domain 4.8): articles by group, search, votes, a message to the firm. */
export function HelpPage({ title, book, routes, children }: HelpPageProps) {
  const place = useHelpPlace(book);
  const [isWriting, setWriting] = useState(false);
  return (
    <RoutesContext value={routes}>
      <PageHeading
        title={title}
        description="Answers for the work in this product, by subject. Search them, or ask customer service."
        actions={
          <Button variant="outline" onClick={() => setWriting(true)}>
            <Icon name="mail" /> Contact customer service
          </Button>
        }
      />
      {children}
      <SearchField text={place.text} onText={place.search} />
      {place.article !== undefined && (
        <ArticleView key={place.article.id} article={place.article} book={book} place={place} />
      )}
      {place.article === undefined && place.isMissing && <MissingArticle />}
      {place.article === undefined && place.isSearching && (
        <SearchResults articles={book.articles} text={place.text} />
      )}
      {place.article === undefined && !place.isSearching && (
        <ArticleIndex articles={book.articles} lastRead={place.lastRead} />
      )}
      {isWriting && <ContactDialog onClose={() => setWriting(false)} />}
    </RoutesContext>
  );
}
