import type { RouteDecl } from '@vcms/contract';
import { SidePanel } from '@vcms/kits';
import { LoadingBlock, Text } from '@vcms/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { HelpArticle } from '../model/article.ts';
import type { HelpInPlace } from './help-in-place.ts';
import type { ReadingProps } from './reading.tsx';

export interface HelpDrawerProps {
  readonly help: HelpInPlace;
  readonly articleId: string;
  readonly title: string;
  readonly routes: readonly RouteDecl[];
  readonly onClose: () => void;
  /** Where the focus goes afterwards. */
  readonly returnTo: () => HTMLElement | null;
}

type State =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly Reading: ComponentType<ReadingProps>; readonly article: HelpArticle };

/** The article and what shows it, each loaded once in the life of the page. */
async function load({ loadBook }: HelpInPlace, articleId: string): Promise<State> {
  const [{ Reading }, { articles }] = await Promise.all([import('./reading.tsx'), loadBook()]);
  const article = articles.find(({ id }) => id === articleId);
  return article === undefined ? { kind: 'failed' } : { kind: 'ready', Reading, article };
}

/** The article beside the page; without a connection, a sentence that says so. */
export function HelpDrawer({ help, articleId, title, routes, onClose, returnTo }: HelpDrawerProps) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let isGone = false;
    const show = (next: State) => {
      if (!isGone) setState(next);
    };
    load(help, articleId).then(show, () => show({ kind: 'failed' }));
    return () => {
      isGone = true;
    };
  }, [help, articleId]);
  return (
    <SidePanel title={title} onClose={onClose} returnTo={returnTo}>
      {state.kind === 'loading' && <LoadingBlock label="Loading the article" />}
      {state.kind === 'failed' && (
        <Text role="alert">
          The article did not load. Check your connection, then close this and open it again.
        </Text>
      )}
      {state.kind === 'ready' && (
        <state.Reading article={state.article} address={help.address} routes={routes} onFollow={onClose} />
      )}
    </SidePanel>
  );
}
