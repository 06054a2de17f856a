import { standingsChangingQuery, useLiveQuery } from '@vcms/data';
import { addDays, FORECAST_DAYS } from '@vcms/domain';
import { LiveSection, useToday } from '@vcms/kits';
import { ColumnChart, ForecastList, forecastEntries, weekCounts } from '@vcms/kits/standing';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';

/** Contractors whose changes are read, those that change first. */
const READ = 25;
const SHOWN = 8;
const WEEKS = 13;

/** What changes within 90 days if nothing is done: who, when, to what. */
export function OutlookSection({ now }: { readonly now: () => Date }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const today = useToday(now);
  const changing = standingsChangingQuery(firestore, { clientId: companyId }, addDays(today, FORECAST_DAYS));
  const state = useLiveQuery(query(changing, limit(READ)));
  return (
    <LiveSection
      title="Next 90 days"
      rows={8}
      description="Who changes status, and when, if nothing is done"
      state={state}
      empty={<Text color="fg.muted">Nothing changes within 90 days.</Text>}
    >
      {(items) => {
        const entries = forecastEntries(items, today);
        const dates = entries.map(({ date }) => date);
        return (
          <>
            <Box mb="5">
              <ColumnChart periods={weekCounts(dates, today, WEEKS)} noun="changes" label="Changes by week" />
            </Box>
            <ForecastList entries={entries} max={SHOWN} nameOf={({ standing }) => standing.contractorName} />
          </>
        );
      }}
    </LiveSection>
  );
}
