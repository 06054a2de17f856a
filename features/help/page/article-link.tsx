import type { RouteDecl } from '@vcms/contract';
import { useSession } from '@vcms/sdk';
import { Icon, Link } from '@vcms/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** The routes of the remote that shows the page: a role has some of them. */
export const RoutesContext = createContext<readonly RouteDecl[]>([]);

/** The help page that holds the other articles; empty on that page itself. */
export const HelpAddressContext = createContext('');

/** Pages of the shell, which everybody has. */
const EVERYBODYS: readonly string[] = ['/profile/user/edit-profile'];

function useHasPage(path: string): boolean {
  const { role } = useSession();
  const routes = useContext(RoutesContext);
  return (
    EVERYBODYS.includes(path) || routes.some((route) => route.path === path && route.roles.includes(role))
  );
}

export interface ArticleLinkProps {
  /** `/insurance`: a page of the product; `?article=…`: another article; anything else: the internet. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link of an article. A page that the reader's role does not have is named without a link. */
export function ArticleLink({ to, children }: ArticleLinkProps) {
  const hasPage = useHasPage(to);
  const address = useContext(HelpAddressContext);
  if (to.startsWith('/') && !hasPage) return children;
  if (to.startsWith('/') || to.startsWith('?'))
    return (
      <Link asChild variant="underline">
        <RouterLink to={to.startsWith('?') ? `${address}${to}` : to}>{children}</RouterLink>
      </Link>
    );
  return (
    <Link href={to} target="_blank" rel="noreferrer" variant="underline">
      {children} <Icon name="external-link" size="0.9em" label="opens in a new tab" />
    </Link>
  );
}
