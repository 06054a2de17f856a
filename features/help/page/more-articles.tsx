import { Box, Heading, Link, List } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { articleAddress, type HelpArticle } from '../model/article.ts';

export interface MoreArticlesProps {
  readonly group: string;
  readonly articles: readonly HelpArticle[];
}

/** The other articles of the group. */
export function MoreArticles({ group, articles }: MoreArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Box as="nav" aria-label={`More on ${group}`} w={{ base: 'full', lg: '19rem' }} flexShrink="0">
      <Heading as="h2" size="sm" mb="3">
        More on {group}
      </Heading>
      <List.Root variant="plain" gap="2.5" textStyle="sm">
        {articles.map(({ id, title }) => (
          <List.Item key={id}>
            <Link asChild variant="underline">
              <RouterLink to={articleAddress(id)}>{title}</RouterLink>
            </Link>
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
