import { foldedWords } from '@vcms/domain';
import { useCallback, useEffect, useState } from 'react';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { rankHits } from './rank-hits.ts';
import type { SearchHit, SearchSource } from './search-source.ts';

type SearchAnswer =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly hits: readonly SearchHit[] };

export interface SearchGroup {
  readonly label: string;
  readonly answer: SearchAnswer;
}

export interface Search {
  readonly groups: readonly SearchGroup[];
  /** Typed, but not yet asked for or answered. */
  readonly isBusy: boolean;
  readonly retry: () => void;
}

interface Asked {
  readonly sources: readonly SearchSource[];
  readonly search: string;
  readonly round: number;
}

const LOADING: SearchAnswer = { kind: 'loading' };

/** Asks each source once typing rests. Only answers to what was asked last are shown; an older one that comes late is dropped. */
export function useSearch(sources: readonly SearchSource[], text: string): Search {
  const search = useDebouncedValue(text.trim());
  const [round, setRound] = useState(0);
  const [answers, setAnswers] = useState<{
    readonly asked?: Asked;
    readonly by: Readonly<Record<string, SearchAnswer>>;
  }>({
    by: {},
  });
  const letters = foldedWords(search).join('').length;
  useEffect(() => {
    const asked: Asked = { sources, search, round };
    let isLast = true;
    const set = (label: string, answer: SearchAnswer) => {
      if (!isLast) return;
      setAnswers((now) => {
        const by = now.asked === asked ? now.by : {};
        return { asked, by: { ...by, [label]: answer } };
      });
    };
    for (const { label, least, find } of sources) {
      if (letters < least) continue;
      find(search).then(
        (hits) => set(label, { kind: 'ready', hits: rankHits(hits, search) }),
        () => set(label, { kind: 'failed' }),
      );
    }
    return () => {
      isLast = false;
    };
  }, [sources, search, letters, round]);
  const isCurrent =
    answers.asked?.search === search && answers.asked.round === round && answers.asked.sources === sources;
  const groups = sources
    .filter(({ least }) => letters >= least)
    .map(({ label }) => ({ label, answer: (isCurrent ? answers.by[label] : undefined) ?? LOADING }));
  const isBusy = text.trim() !== search || groups.some(({ answer }) => answer.kind === 'loading');
  const retry = useCallback(() => setRound((now) => now + 1), []);
  return { groups, isBusy, retry };
}
