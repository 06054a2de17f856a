import { type LiveState, type Standing, standingsQuery, useLiveQueries } from '@vcms/data';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';
import { useMemo } from 'react';

/** Non-compliant contractors that are read; their gaps are counted. */
export const WORST_READ = 20;
/** Of all contractors, so that the list has something to show while everybody is compliant. */
const OTHERS_READ = 5;

function withoutRepeats(standings: readonly Standing[]): readonly Standing[] {
  return [...new Map(standings.map((standing) => [standing.id, standing])).values()];
}

/** Contractors of the own company, those that are non-compliant first, each group by name. */
export function useWorstStandings(): LiveState<Standing> {
  const { firestore } = useBackend();
  const { companyId: clientId } = useSession();
  const state = useLiveQueries([
    query(standingsQuery(firestore, { clientId }, 'non_compliant'), limit(WORST_READ)),
    query(standingsQuery(firestore, { clientId }), limit(OTHERS_READ)),
  ]);
  return useMemo(
    () => (state.kind === 'ready' ? { ...state, items: withoutRepeats(state.items) } : state),
    [state],
  );
}
