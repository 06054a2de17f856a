import { DashboardSection } from '@vcms/kits';
import { Link, List, SimpleGrid } from '@vcms/ui';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { articleAddress, groupsOf, type HelpArticle } from '../model/article.ts';

export interface ArticleIndexProps {
  readonly articles: readonly HelpArticle[];
  /** The article that the reader comes back from. */
  readonly lastRead: string | undefined;
}

/** All articles by group. */
export function ArticleIndex({ articles, lastRead }: ArticleIndexProps) {
  const last = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (lastRead !== undefined) last.current?.focus();
  }, [lastRead]);
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
      {groupsOf(articles).map((group) => (
        <DashboardSection key={group.name} title={group.name}>
          <List.Root variant="plain" gap="2.5">
            {group.articles.map(({ id, title }) => (
              <List.Item key={id}>
                <Link asChild variant="underline">
                  <RouterLink ref={id === lastRead ? last : undefined} to={articleAddress(id)}>
                    {title}
                  </RouterLink>
                </Link>
              </List.Item>
            ))}
          </List.Root>
        </DashboardSection>
      ))}
    </SimpleGrid>
  );
}
