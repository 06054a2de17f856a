import { returnedTaskLinesQuery, useLiveQuery } from '@vcms/data';
import { LinkRows, LiveSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { returnedWork } from './review-work.ts';

const SHOWN = 5;

/**
 * What the firm returned twice or more and waits again: a call helps more than a third letter. Nothing while there is none
 * (domain 4.2).
 */
export function ReturnedSection() {
  const { firestore } = useBackend();
  const state = useLiveQuery(query(returnedTaskLinesQuery(firestore), limit(SHOWN)));
  if (state.kind === 'loading' || (state.kind === 'ready' && state.items.length === 0)) return null;
  return (
    <LiveSection
      isDense
      title="Returned twice or more"
      description="Submitted again, waiting for review"
      state={state}
      empty={null}
    >
      {(tasks) => (
        <LinkRows
          rows={returnedWork(tasks).map(({ id, to, title, returns }) => ({
            id,
            to,
            name: title,
            end: (
              <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap" flexShrink="0">
                {returns} times
              </Text>
            ),
          }))}
        />
      )}
    </LiveSection>
  );
}
