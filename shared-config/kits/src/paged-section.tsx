import { type ParsedDocument, useCounts, useLiveQuery } from '@vcms/data';
import { Badge, Button, VisuallyHidden } from '@vcms/ui';
import { limit, type Query, query } from 'firebase/firestore';
import { type ReactNode, useState } from 'react';
import { LiveSection, type LiveSectionProps } from './live-section.tsx';
import { useKeepPreviousData } from './use-keep-previous-data.ts';

export interface PagedSectionProps<T> extends Pick<LiveSectionProps<T>, 'title' | 'description' | 'empty'> {
  /** The whole list in its order. */
  readonly all: Query<ParsedDocument<T>>;
  /** Rows at first, and more by each press. */
  readonly size: number;
  /** What is listed, in the plural: with it, the number of all stands beside the title. */
  readonly counted?: string;
  readonly children: (items: readonly T[]) => ReactNode;
}

function Count({ all, what, known }: { readonly all: Query; readonly what: string; readonly known: number }) {
  // Something came or went: what the server counted is counted again.
  const counts = useCounts({ all }, String(known));
  if (counts.kind !== 'ready') return null;
  return (
    <Badge>
      {counts.counts.all} <VisuallyHidden>{what}</VisuallyHidden>
    </Badge>
  );
}

/** A panel with the first rows of a live list, and the way to all of them. */
export function PagedSection<T>(props: PagedSectionProps<T>) {
  const { title, description, all, size, counted, empty, children } = props;
  const [shown, setShown] = useState(size);
  // One more tells of others.
  const state = useKeepPreviousData(useLiveQuery(query(all, limit(shown + 1))));
  const read = state.kind === 'ready' ? state.items.length + state.unreadable.length : 0;
  return (
    <LiveSection
      title={title}
      description={description}
      state={state}
      beside={
        counted === undefined || read === 0 ? undefined : <Count all={all} what={counted} known={read} />
      }
      empty={empty}
    >
      {(items) => (
        <>
          {children(items.slice(0, shown))}
          {read > shown && (
            <Button
              mt="3"
              size="sm"
              variant="outline"
              aria-label={`Show more: ${title}`}
              data-print="hide"
              onClick={() => setShown(shown + size)}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </LiveSection>
  );
}
