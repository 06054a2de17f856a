import { Box, EmptyState, Heading, Link, List, Strong, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { ARTICLE_PARAMETER, type HelpArticle } from '../model/article.ts';
import { type Hit, type Piece, searchArticles } from '../model/search-articles.ts';
import { SEARCH_PARAMETER } from './use-help-place.ts';

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces are made anew with each letter
    isMatch ? <Strong key={at}>{text}</Strong> : <span key={at}>{text}</span>,
  );
}

function HitItem({ hit, text }: { readonly hit: Hit; readonly text: string }) {
  const address = new URLSearchParams({ [SEARCH_PARAMETER]: text, [ARTICLE_PARAMETER]: hit.article.id });
  return (
    <List.Item display="block">
      <Link asChild variant="underline" textStyle="lg">
        <RouterLink to={`?${address}`}>
          <span>
            <Marked pieces={hit.title} />
          </span>
        </RouterLink>
      </Link>
      <Text textStyle="sm" color="fg.muted">
        {hit.article.group}
      </Text>
      <Text mt="1" overflowWrap="anywhere">
        <Marked pieces={hit.excerpt} />
      </Text>
    </List.Item>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No articles found';
  return count === 1 ? '1 article' : `${count} articles`;
}

export interface SearchResultsProps {
  readonly articles: readonly HelpArticle[];
  readonly text: string;
}

/** The articles that hold what was typed, with what matched. */
export function SearchResults({ articles, text }: SearchResultsProps) {
  const hits = searchArticles(articles, text);
  return (
    <Box maxW="46rem">
      <Box role="status" mb="4">
        <Heading as="h2" size="lg">
          {countText(hits.length)}
        </Heading>
      </Box>
      {hits.length === 0 ? (
        <EmptyState
          icon="search"
          title="Nothing matches"
          level={3}
          description="Try another word, or fewer words. If your question is not answered here, contact customer service."
        />
      ) : (
        <List.Root variant="plain" gap="5" aria-label="Articles found">
          {hits.map((hit) => (
            <HitItem key={hit.article.id} hit={hit} text={text} />
          ))}
        </List.Root>
      )}
    </Box>
  );
}
