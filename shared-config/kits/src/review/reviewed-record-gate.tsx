import { EmptyState, LoadingBlock, PageHeading } from '@vcms/ui';
import type { ComponentProps, ReactNode } from 'react';
import { FailurePanel } from '../failure-panel.tsx';
import type { Waiting } from '../join-states.ts';
import { useKeepPreviousData } from '../use-keep-previous-data.ts';
import { BackToQueue } from './back-to-queue.tsx';
import type { ReviewTopic } from './review-topic.ts';

type Ready = { readonly kind: 'ready' };

export interface ReviewedRecordGateProps<State extends Ready> {
  readonly state: State | Waiting | { readonly kind: 'missing' };
  readonly title: string;
  readonly topic: ReviewTopic;
  /** "the program" */
  readonly subject: string;
  /** Said where there is none. */
  readonly missing: string;
  readonly icon: NonNullable<ComponentProps<typeof EmptyState>['icon']>;
  readonly children: (state: State) => ReactNode;
}

/** What stands in place of a workbench until its record is there: on its way, failed, or no record at all. */
export function ReviewedRecordGate<State extends Ready>(props: ReviewedRecordGateProps<State>) {
  const { title, topic, subject, missing, icon, children } = props;
  const held = useKeepPreviousData(props.state);
  if (held.kind === 'ready') return children(held);
  return (
    <>
      <PageHeading title={title} />
      {held.kind === 'loading' && <LoadingBlock label={`Loading ${subject}`} rows={10} />}
      {held.kind === 'failed' && <FailurePanel failure={held.failure} retry={held.retry} />}
      {held.kind === 'missing' && (
        <EmptyState title={missing} icon={icon} action={<BackToQueue topic={topic} />} />
      )}
    </>
  );
}
