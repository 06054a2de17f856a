import {
  lastJudgedQuery,
  lastMovedOfClientQuery,
  pooledStandingsQuery,
  useCounts,
  useLiveQueries,
  useLiveQuery,
} from '@vcms/data';
import { ratePerHundred } from '@vcms/domain';
import { CountsSection, itemsOf, ViewAll } from '@vcms/kits';
import { changeToken } from '@vcms/kits/standing';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { injuryCountQueries } from './client-counts.ts';
import { contractorsPath } from './client-paths.ts';
import { injuryWords } from './injury-words.ts';

const TITLE = 'TRIR of approved contractors';

/** First and last year of the logs that are added up: one read each. */
function useYears(): { readonly from: number; readonly to: number } | undefined {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const ends = useLiveQueries([
    query(pooledStandingsQuery(firestore, companyId, 'from'), limit(1)),
    query(pooledStandingsQuery(firestore, companyId, 'to'), limit(1)),
  ]);
  const years = itemsOf(ends).flatMap(({ injuryYears }) => (injuryYears === undefined ? [] : [injuryYears]));
  if (years.length === 0) return undefined;
  return {
    from: Math.min(...years.map(({ from }) => from)),
    to: Math.max(...years.map(({ to }) => to)),
  };
}

/** Cases and hours of all approved contractors together, as the server keeps them: no log is read (domain 4.2). */
export function InjurySection() {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const moved = changeToken(useLiveQuery(lastMovedOfClientQuery(firestore, companyId)));
  const judged = changeToken(useLiveQuery(lastJudgedQuery(firestore, { clientId: companyId })));
  const counts = useCounts(injuryCountQueries(firestore, companyId), moved + judged);
  const years = useYears();
  return (
    <CountsSection
      isDense
      title={TITLE}
      aside={<ViewAll to={contractorsPath({})} of={TITLE} />}
      rows={2}
      state={counts}
    >
      {(sums) => {
        const rate = ratePerHundred(sums.cases, sums.hours);
        return (
          <Box>
            {rate !== null && (
              <Text textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {rate}
              </Text>
            )}
            <Text textStyle="sm" color="fg.muted">
              {injuryWords(sums, years)}
            </Text>
          </Box>
        );
      }}
    </CountsSection>
  );
}
