import { Box, Flex, Heading, Icon, Link, Stack, Text } from '@vcms/ui';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { HelpArticle, HelpBook } from '../model/article.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleVote } from './article-vote.tsx';

import { MoreArticles } from './more-articles.tsx';
import { type HelpPlace, SEARCH_PARAMETER } from './use-help-place.ts';

export interface ArticleViewProps {
  readonly article: HelpArticle;
  readonly book: HelpBook;
  readonly place: HelpPlace;
}

function BackLink({ place }: { readonly place: HelpPlace }) {
  const search = new URLSearchParams({ [SEARCH_PARAMETER]: place.text });
  return (
    <Link asChild>
      <RouterLink to={place.isSearching ? `?${search}` : '?'}>
        <Icon name="arrow-left" /> {place.isSearching ? 'Search results' : 'All articles'}
      </RouterLink>
    </Link>
  );
}

/** One article; the focus goes to its title, as it would on a page of its own. */
export function ArticleView({ article, book, place }: ArticleViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, []);
  const others = book.articles.filter(({ group, id }) => group === article.group && id !== article.id);
  return (
    <Stack gap="5">
      <Box>
        <BackLink place={place} />
      </Box>
      <Flex direction={{ base: 'column', lg: 'row' }} gap="8" align="flex-start">
        <Box as="article" flex="1 1 0" minW="0" maxW="68ch" w="full">
          <Text textStyle="sm" color="fg.muted">
            {article.group}
          </Text>
          <Heading as="h2" size="2xl" tabIndex={-1} ref={title} mb="4">
            {article.title}
          </Heading>
          <Stack gap="3.5" lineHeight="1.65">
            <ArticleBody blocks={article.blocks} />
          </Stack>
          <ArticleVote articleId={article.id} />
        </Box>
        <MoreArticles group={article.group} articles={others} />
      </Flex>
    </Stack>
  );
}
