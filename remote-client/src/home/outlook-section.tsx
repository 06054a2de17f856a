import { standingsChangingQuery, useLiveQuery } from '@vcms/data';
import { addDays, type CalendarDate, FORECAST_DAYS } from '@vcms/domain';
import { LiveSection, ViewAll } from '@vcms/kits';
import { Forecast, forecastEntries } from '@vcms/kits/standing';
import { useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { contractorsPath, recordPath } from './client-paths.ts';

/** Contractors whose changes are read, those that change first. */
const READ = 25;
const WEEKS = 13;
const TITLE = 'Next 90 days';

/** What changes within 90 days if nothing is done: who, when, to what. */
export function OutlookSection({ today }: { readonly today: CalendarDate }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const changing = standingsChangingQuery(firestore, { clientId: companyId }, addDays(today, FORECAST_DAYS));
  const state = useLiveQuery(query(changing, limit(READ)));
  return (
    <LiveSection
      isDense
      title={TITLE}
      aside={<ViewAll to={contractorsPath({ sort: 'changesOn' })} of={TITLE} />}
      rows={8}
      state={state}
      empty={<Text color="fg.muted">Nothing changes within 90 days.</Text>}
    >
      {(items) => (
        <Forecast
          entries={forecastEntries(items, today)}
          today={today}
          weeks={WEEKS}
          nameOf={({ standing }) => standing.contractorName}
          recordOf={({ standing }) => recordPath(standing.contractorId)}
        />
      )}
    </LiveSection>
  );
}
