import type { RoleCode, RouteDecl } from '@vcms/contract';
import type { PageHelp } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { Icon, IconButton } from '@vcms/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { articleOfPage } from '../model/article-of-page.ts';
import { HelpDrawer } from './help-drawer.tsx';
import type { HelpInPlace } from './help-in-place.ts';
import { createOpenedHelp } from './opened-help.ts';

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
  return articleId === undefined ? undefined : { help, articleId, pathname };
}

/**
 * The question mark beside the title of each page that an article explains to a role, and the article that it opens, which stands
 * beside the page and leaves with it. Texts are loaded when the first one is opened.
 */
export function pageHelp(roles: Roles, routes: readonly RouteDecl[]): PageHelp {
  const opened = createOpenedHelp();

  function Mark({ title }: { readonly title: string }) {
    const found = usePageHelp(roles, routes);
    if (found === undefined) return null;
    const name = `Help: ${title}`;
    return (
      <IconButton
        ref={opened.standAt}
        variant="ghost"
        size="sm"
        aria-label={name}
        aria-haspopup="dialog"
        data-print="hide"
        onClick={() => opened.open({ ...found, title: name })}
      >
        <Icon name="help" />
      </IconButton>
    );
  }

  function Panel() {
    const { pathname } = useLocation();
    const article = useSyncExternalStore(opened.subscribe, opened.article);
    // What was open beside another page is closed with it.
    useEffect(() => opened.close, [pathname]);
    if (article?.pathname !== pathname) return null;
    const { help, articleId, title } = article;
    return (
      <HelpDrawer
        help={help}
        articleId={articleId}
        title={title}
        routes={routes}
        onClose={opened.close}
        returnTo={opened.mark}
      />
    );
  }

  return { Mark, Panel };
}
