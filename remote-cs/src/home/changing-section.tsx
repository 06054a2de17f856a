import { standingsChangingQuery, useLiveQuery } from '@vcms/data';
import { addDays, type CalendarDate } from '@vcms/domain';
import { LiveSection, ViewAll } from '@vcms/kits';
import { Forecast, forecastEntries } from '@vcms/kits/standing';
import { useBackend } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { recordPath } from './service-paths.ts';

const READ = 25;
const DAYS = 30;
const WEEKS = 5;
const TITLE = 'Next 30 days';

/** What changes within 30 days over all relations: the first 25 that change are read. */
export function ChangingSection({ today }: { readonly today: CalendarDate }) {
  const { firestore } = useBackend();
  const until = addDays(today, DAYS);
  const state = useLiveQuery(query(standingsChangingQuery(firestore, {}, until), limit(READ)));
  return (
    <LiveSection
      isDense
      title={TITLE}
      aside={<ViewAll to="/insurance-reviews?show=ends_30&sort=end" of={TITLE} />}
      rows={8}
      state={state}
      empty={<Text color="fg.muted">Nothing changes within 30 days.</Text>}
    >
      {(items) => (
        <Forecast
          entries={forecastEntries(items, today).filter(({ date }) => date <= until)}
          today={today}
          weeks={WEEKS}
          nameOf={({ standing }) => `${standing.contractorName} for ${standing.clientName}`}
          recordOf={({ standing }) => recordPath(standing.contractorId, 'engagements')}
        />
      )}
    </LiveSection>
  );
}
