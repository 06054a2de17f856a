import { unmovedInStateQuery, useLiveQuery } from '@vcms/data';
import { LinkRows, LiveSection, RelativeDay, readerDate } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';
import { recordPath } from './service-paths.ts';

const SHOWN = 5;
/** Days without a move after which a contractor counts as stuck (domain 4.2). */
const STUCK_DAYS = 14;
const DAY_MS = 86_400_000;

/** Contractors that have not moved for two weeks, longest first, each with the way to its record and contacts. */
export function StuckSection({ now }: { readonly now: () => Date }) {
  const { firestore } = useBackend();
  const [before] = useState(() => new Date(now().getTime() - STUCK_DAYS * DAY_MS));
  const unmoved = unmovedInStateQuery(firestore, 'in_progress', before);
  const state = useLiveQuery(query(unmoved, limit(SHOWN)));
  return (
    <LiveSection
      isDense
      title="Stuck contractors"
      rows={1}
      description="In progress, without a move for 14 days"
      state={state}
      empty={<Text color="fg.muted">No one is stuck.</Text>}
    >
      {(items) => (
        <LinkRows
          rows={items.map(({ id, contractorId, contractorName, clientName, updatedAt }) => ({
            id,
            to: recordPath(contractorId, 'users'),
            name: `${contractorName} for ${clientName}`,
            end: <RelativeDay date={readerDate(updatedAt)} today={readerDate(now())} />,
          }))}
        />
      )}
    </LiveSection>
  );
}
