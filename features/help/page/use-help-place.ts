import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ARTICLE_PARAMETER, type HelpArticle, type HelpBook } from '../model/article.ts';

/** The parameter that holds what is searched. */
export const SEARCH_PARAMETER = 'q';

export interface HelpPlace {
  /** The open article, from the address. */
  readonly article: HelpArticle | undefined;
  /** The address names an article that this page does not have. */
  readonly isMissing: boolean;
  readonly isSearching: boolean;
  readonly text: string;
  readonly search: (text: string) => void;
  /** The article that was open before the list: the focus goes back to its link. */
  readonly lastRead: string | undefined;
}

/** Where the reader is on the page. All of it stands in the address, so that back, forward and a copied link work. */
export function useHelpPlace(book: HelpBook): HelpPlace {
  const [params, setParams] = useSearchParams();
  const asked = params.get(ARTICLE_PARAMETER) ?? undefined;
  const query = params.get(SEARCH_PARAMETER) ?? '';
  const [text, setText] = useState(query);
  const article = book.articles.find(({ id }) => id === asked);

  // What was typed and is on its way into the address: when it arrives there, the field may be letters ahead of it. Whatever
  // else comes by the address, from back, forward or a link, is taken over.
  const typed = useRef(new Set<string>());
  useEffect(() => {
    if (!typed.current.delete(query)) setText(query);
  }, [query]);

  const [read, setRead] = useState<string>();
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current !== asked && shown.current !== undefined) setRead(shown.current);
    shown.current = asked;
  }, [asked]);

  function search(next: string): void {
    setText(next);
    typed.current.add(next);
    // The article that one leaves by typing is one step back; the letters are none.
    setParams(next === '' ? {} : { [SEARCH_PARAMETER]: next }, { replace: asked === undefined });
  }

  return {
    article,
    isMissing: asked !== undefined && article === undefined,
    isSearching: text.trim() !== '',
    text,
    search,
    lastRead: asked === undefined ? read : undefined,
  };
}
