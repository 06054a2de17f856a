import type { AbsolutePath, RouteDecl } from '@vcms/contract';
import { Box, Heading, Icon, Link, Stack } from '@vcms/ui';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { HelpArticle } from '../model/article.ts';
import { ArticleBody } from '../page/article-body.tsx';
import { HelpAddressContext, RoutesContext } from '../page/article-link.tsx';
import { ArticleVote } from '../page/article-vote.tsx';

export interface ReadingProps {
  readonly article: HelpArticle;
  /** The whole help page. */
  readonly address: AbsolutePath;
  readonly routes: readonly RouteDecl[];
  /** A link to a page of the product was followed. */
  readonly onFollow: () => void;
}

/** One article beside the page that it explains: its text, a vote, and the way to all articles. */
export function Reading({ article, address, routes, onFollow }: ReadingProps) {
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="/"]') !== null) onFollow();
  };
  return (
    <RoutesContext value={routes}>
      <HelpAddressContext value={address}>
        <Box as="article" onClick={follow}>
          <Heading as="h3" size="lg" mb="4">
            {article.title}
          </Heading>
          <Stack gap="3.5" lineHeight="1.65">
            <ArticleBody blocks={article.blocks} />
          </Stack>
          <ArticleVote articleId={article.id} />
          <Link asChild variant="underline" mt="5">
            <RouterLink to={address}>
              <Icon name="help" /> All help articles
            </RouterLink>
          </Link>
        </Box>
      </HelpAddressContext>
    </RoutesContext>
  );
}
