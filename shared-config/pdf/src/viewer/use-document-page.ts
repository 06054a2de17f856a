import { useEffect, useState } from 'react';
import type { DocumentPage, PageSource } from '../source/page-source.ts';

export type PageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly page: DocumentPage };

interface Held {
  readonly source: PageSource;
  readonly number: number;
  readonly state: PageState;
}

const LOADING: PageState = { kind: 'loading' };

/** One page of an open file. */
export function useDocumentPage(source: PageSource, number: number): PageState {
  const [held, setHeld] = useState<Held>();
  useEffect(() => {
    let isWanted = true;
    const keep = (state: PageState) => isWanted && setHeld({ source, number, state });
    source.page(number).then(
      (page) => keep({ kind: 'ready', page }),
      () => keep({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [source, number]);
  return held?.source === source && held.number === number ? held.state : LOADING;
}
