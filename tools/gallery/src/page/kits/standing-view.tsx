import type { Deadline, NextAction } from '@vcms/domain';
import { ActionList, DeadlineList, StandingChip, StandingList, WhyList } from '@vcms/kits/standing';
import { nothing } from '../data/failures.ts';
import { ITEMS } from '../data/items.ts';
import { FAILING, STANDINGS } from '../data/standings.ts';
import { Columns, Panel, Shown } from '../shown.tsx';

const ACTIONS: readonly NextAction[] = ITEMS.slice(0, 3).map((item) => ({
  key: item.key,
  title: `See to ${item.key}`,
  item,
  dueOn: item.dueOn,
}));

const DEADLINES: readonly Deadline[] = ['2026-03-31', '2026-04-15'].map((date) => ({
  id: date,
  date,
  kind: 'policy_ends',
  parts: ['General liability', 'Northwest Mutual'],
  link: { topic: 'insurance', id: 'policy-1' },
}));

const met = ITEMS.filter(({ status }) => status === 'compliant').slice(1);
const nowhere = (): undefined => nothing() as undefined;

export function StandingView() {
  return (
    <Shown>
      <Columns>
        <Panel name="WhyList">
          <WhyList items={ITEMS} reader="contractor" pathOf={() => '/insurance'} />
        </Panel>
        <Panel name="StandingList">
          <StandingList
            standings={STANDINGS}
            nameOf={({ contractorName }) => contractorName}
            reader="client"
            pathOf={nowhere}
            recordOf={({ id }) => `/contractors/${id}`}
          />
        </Panel>
        <Panel name="StandingChip">
          <StandingChip standing={FAILING} name="Acme" reader="client" pathOf={nowhere} />
        </Panel>
        <Panel name="ActionList">
          <ActionList
            actions={ACTIONS}
            max={2}
            pathOf={({ key }) => (key === 'osha.trir' ? undefined : '/do')}
          />
        </Panel>
        <Panel name="DeadlineList">
          <DeadlineList deadlines={DEADLINES} max={1} pathOf={({ id }) => `/calendar/${id}`} />
        </Panel>
        <Panel name="WhyList, all met">
          <WhyList items={met} reader="client" pathOf={nowhere} />
        </Panel>
        <Panel name="WhyList, nothing required">
          <WhyList items={[]} reader="client" pathOf={nowhere} />
        </Panel>
      </Columns>
    </Shown>
  );
}
