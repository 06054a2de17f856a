import { ChosenList, OrderedRow, SearchList } from '@vcms/kits/form';
import { Badge, Input, Stack } from '@vcms/ui';
import { nothing } from '../data/failures.ts';
import { Columns, LONG, Panel, Part, Shown } from '../shown.tsx';

const TRADES = [
  { code: 'scaffolding', label: 'Scaffolding', detail: 'NAICS 238990' },
  { code: 'painting', label: LONG, detail: 'NAICS 238320' },
];

const ROW = {
  noun: 'question',
  onToggle: nothing,
  onStep: nothing,
  onRemove: nothing,
  onDropped: nothing,
  problems: [],
};

export function FormLists() {
  return (
    <Shown>
      <Columns>
        <Panel name="SearchList">
          <SearchList
            label="Trade"
            help="Type a word of it."
            verb="Add"
            find={() => TRADES}
            nothing={(text) => `No trade has ${text} in its name.`}
            choose={nothing}
          />
        </Panel>
        <Panel name="ChosenList">
          <ChosenList label="Trades" items={TRADES} empty="No trade yet." remove={nothing} />
        </Panel>
        <Panel name="ChosenList, busy">
          <ChosenList label="Busy" items={TRADES.slice(0, 1)} empty="" busy remove={nothing} />
        </Panel>
        <Panel name="ChosenList, empty">
          <ChosenList label="None" items={[]} empty="No trade yet. Search for one." remove={nothing} />
        </Panel>
      </Columns>
      <Part name="OrderedRow">
        <Stack as="ol" gap="3">
          <OrderedRow
            {...ROW}
            id="1"
            number={1}
            text="Do you have a written safety program?"
            badges={<Badge colorPalette="blue">Yes or no</Badge>}
            isOpen={false}
          >
            {null}
          </OrderedRow>
          <OrderedRow
            {...ROW}
            id="2"
            number={2}
            text=""
            badges={<Badge>Text</Badge>}
            problems={['Enter what is asked.', 'Choose who answers.']}
            isOpen
          >
            <Input aria-label="What is asked" />
          </OrderedRow>
          <OrderedRow {...ROW} id="3" number={3} text={LONG} badges={<Badge>Number</Badge>} isOpen={false}>
            {null}
          </OrderedRow>
        </Stack>
      </Part>
    </Shown>
  );
}
