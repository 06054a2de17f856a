import { standingsChangingQuery, useLiveQuery } from '@vcms/data';
import { addDays, type CalendarDate } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { ColumnChart, ForecastList, forecastEntries, weekCounts } from '@vcms/kits/standing';
import { useBackend } from '@vcms/sdk';
import { Box, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';

const READ = 25;
const SHOWN = 8;
const DAYS = 30;
const WEEKS = 5;

/** What changes within 30 days over all relations: the first 25 that change are read. */
export function ChangingSection({ today }: { readonly today: CalendarDate }) {
  const { firestore } = useBackend();
  const until = addDays(today, DAYS);
  const state = useLiveQuery(query(standingsChangingQuery(firestore, {}, until), limit(READ)));
  return (
    <LiveSection
      title="Next 30 days"
      rows={8}
      description="Which contractors change status for which client if nothing is done"
      state={state}
      empty={<Text color="fg.muted">Nothing changes within 30 days.</Text>}
    >
      {(items) => {
        const entries = forecastEntries(items, today).filter(({ date }) => date <= until);
        const dates = entries.map(({ date }) => date);
        return (
          <>
            <Box mb="5">
              <ColumnChart periods={weekCounts(dates, today, WEEKS)} noun="changes" label="Changes by week" />
            </Box>
            <ForecastList
              entries={entries}
              max={SHOWN}
              nameOf={({ standing }) => `${standing.contractorName} for ${standing.clientName}`}
            />
          </>
        );
      }}
    </LiveSection>
  );
}
