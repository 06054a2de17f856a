import { ColumnChart, Forecast, monthCounts, StatusChart } from '@vcms/kits/standing';
import { STANDINGS } from '../data/standings.ts';
import { GALLERY_TODAY } from '../fixed-clock.ts';
import { Columns, Panel, Shown } from '../shown.tsx';

const COUNTS = {
  non_compliant: 17,
  pending_review: 9,
  variance: 4,
  expiring: 31,
  compliant: 240,
  not_applicable: 2,
};
const NONE = {
  non_compliant: 0,
  pending_review: 0,
  variance: 0,
  expiring: 0,
  compliant: 0,
  not_applicable: 0,
};

const DATES = ['2026-03-31', '2026-03-31', '2026-04-15', '2026-06-01', '2026-08-30'];

const ENTRIES = STANDINGS.map((standing, at) => ({
  id: standing.id,
  date: DATES[at + 1] ?? GALLERY_TODAY,
  standing,
  before: standing.overall,
  after: at === 0 ? standing.overall : ('non_compliant' as const),
  sentence: 'General liability of Northwest Mutual ends.',
}));

export function Charts() {
  return (
    <Shown>
      <Columns>
        <Panel name="StatusChart">
          <StatusChart
            counts={COUNTS}
            noun="Contractors"
            pathOf={(status) => `/contractors?status=${status}`}
          />
        </Panel>
        <Panel name="StatusChart, one status">
          <StatusChart counts={{ ...NONE, compliant: 3 }} noun="Contractors" />
        </Panel>
        <Panel name="StatusChart, nothing">
          <StatusChart counts={NONE} noun="Contractors" />
        </Panel>
        <Panel name="ColumnChart">
          <ColumnChart periods={monthCounts(DATES, GALLERY_TODAY, 6)} noun="policies" label="Ends by month" />
        </Panel>
        <Panel name="Forecast">
          <Forecast
            entries={ENTRIES}
            today={GALLERY_TODAY}
            weeks={13}
            nameOf={({ standing }) => standing.contractorName}
            recordOf={({ id }) => `/contractors/${id}`}
          />
        </Panel>
      </Columns>
    </Shown>
  );
}
