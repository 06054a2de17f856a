import type { Counts, CountsState } from '@vcms/data';
import { LoadingBlock } from '@vcms/ui';
import type { ReactNode } from 'react';
import { DashboardSection } from './dashboard-section.tsx';
import { FailurePanel } from './failure-panel.tsx';

export interface CountsSectionProps<K extends string> {
  readonly title: string;
  readonly state: CountsState<K>;
  /** At the other end of the title's line, such as the way to what is counted. */
  readonly aside?: ReactNode;
  /** Closer to the next, for pages that are looked at as a whole. */
  readonly isDense?: boolean;
  /** Rows that are kept free while it loads: about what will stand there; default 3. */
  readonly rows?: number;
  readonly children: (counts: Counts<K>) => ReactNode;
}

function SectionBody<K extends string>({ title, state, rows = 3, children }: CountsSectionProps<K>) {
  if (state.kind === 'loading') return <LoadingBlock label={`Loading ${title}`} rows={rows} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  return children(state.counts);
}

/** A panel around server counts: their loading and failed looks, and the counts. */
export function CountsSection<K extends string>(props: CountsSectionProps<K>) {
  return (
    <DashboardSection title={props.title} aside={props.aside} isDense={props.isDense ?? false}>
      <SectionBody {...props} />
    </DashboardSection>
  );
}
