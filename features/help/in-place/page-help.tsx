import type { RoleCode, RouteDecl } from '@vcms/contract';
import { useSession } from '@vcms/sdk';
import { Icon, IconButton } from '@vcms/ui';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { articleOfPage } from '../model/article-of-page.ts';
import { HelpDrawer } from './help-drawer.tsx';
import type { HelpInPlace } from './help-in-place.ts';

type Roles = Readonly<Partial<Record<RoleCode, HelpInPlace>>>;

/** The help of the open page and the article that explains it; undefined where none does. */
function usePageHelp(roles: Roles, routes: readonly RouteDecl[]) {
  const { role } = useSession();
  const { pathname } = useLocation();
  const help = roles[role];
  const route = routes.find(
    (each) => each.roles.includes(role) && matchPath({ path: each.path, caseSensitive: true }, pathname),
  );
  if (help === undefined || route === undefined) return undefined;
  const articleId = articleOfPage(help.pages, route.path);
  return articleId === undefined ? undefined : { help, articleId };
}

/**
 * The question mark beside the title of each page that an article explains to a role; it opens the article in place. Texts are
 * loaded when the first one is opened.
 */
export function pageHelp(roles: Roles, routes: readonly RouteDecl[]) {
  return function PageHelp({ title }: { readonly title: string }) {
    const found = usePageHelp(roles, routes);
    const [isOpen, setOpen] = useState(false);
    if (found === undefined) return null;
    const name = `Help: ${title}`;
    return (
      <>
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={name}
          aria-haspopup="dialog"
          data-print="hide"
          onClick={() => setOpen(true)}
        >
          <Icon name="help" />
        </IconButton>
        {isOpen && <HelpDrawer {...found} title={name} routes={routes} onClose={() => setOpen(false)} />}
      </>
    );
  };
}
