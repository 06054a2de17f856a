import type { HelpInPlace } from './help-in-place.ts';

/** The article that is open, and the page beside which it is. */
interface OpenedArticle {
  readonly help: HelpInPlace;
  readonly articleId: string;
  readonly pathname: string;
  readonly title: string;
}

export interface OpenedHelp {
  readonly open: (article: OpenedArticle) => void;
  readonly close: () => void;
  readonly article: () => OpenedArticle | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** The question mark on screen; null: it went with its page. */
  readonly standAt: (mark: HTMLElement | null) => void;
  readonly mark: () => HTMLElement | null;
}

/** What is open stands apart from the page: a page that comes anew, as after a lost connection, takes no article away. */
export function createOpenedHelp(): OpenedHelp {
  const listeners = new Set<() => void>();
  let opened: OpenedArticle | undefined;
  let shown: HTMLElement | null = null;
  function change(next: OpenedArticle | undefined): void {
    if (opened === next) return;
    opened = next;
    for (const listener of listeners) listener();
  }
  return {
    open: change,
    close: () => change(undefined),
    article: () => opened,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    standAt(mark) {
      shown = mark;
    },
    mark: () => shown,
  };
}
