import type { LiveState } from '@vcms/data';
import { LoadingBlock } from '@vcms/ui';
import type { ReactNode } from 'react';
import { DamagedNote } from './damaged-note.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { FailurePanel } from './failure-panel.tsx';

export interface LiveSectionProps<T> {
  readonly title: string;
  readonly description?: string | undefined;
  readonly state: LiveState<T>;
  /** Beside the title, such as how many there are. */
  readonly beside?: ReactNode;
  /** At the other end of the title's line, such as the way to the whole list. */
  readonly aside?: ReactNode;
  /** Closer to the next, for pages that are looked at as a whole. */
  readonly isDense?: boolean;
  /** Stands above the list whatever its state, such as a filter. */
  readonly before?: ReactNode;
  /** Rows that are kept free while it loads: about what will stand there; default 3. */
  readonly rows?: number;
  /** Shown when there is nothing. */
  readonly empty: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}

function SectionBody<T>({ title, state, rows = 3, empty, children }: LiveSectionProps<T>) {
  if (state.kind === 'loading') return <LoadingBlock label={`Loading ${title}`} rows={rows} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  const lost = state.unreadable.length;
  return (
    <>
      {state.items.length === 0 && lost === 0 ? empty : children(state.items)}
      <DamagedNote count={lost} />
    </>
  );
}

/** A panel around a live list: its loading, failed and empty looks, and the list. */
export function LiveSection<T>(props: LiveSectionProps<T>) {
  const { title, description, beside, aside, isDense = false, before } = props;
  return (
    <DashboardSection title={title} description={description} beside={beside} aside={aside} isDense={isDense}>
      {before}
      <SectionBody {...props} />
    </DashboardSection>
  );
}
