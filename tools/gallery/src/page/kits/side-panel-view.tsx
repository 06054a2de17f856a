import { SidePanel } from '@vcms/kits';
import { Button, DataList, Text } from '@vcms/ui';
import { nothing } from '../data/failures.ts';
import { LONG, Shown } from '../shown.tsx';

const RECORD = [
  { label: 'Insurer', value: 'Northwest Mutual' },
  { label: 'Valid until', value: '06/30/2026' },
  { label: 'Holder', value: undefined },
];

export function SidePanelView() {
  return (
    <Shown>
      <Text>{LONG}</Text>
      <SidePanel
        title="General liability, no. GL-1"
        description="Acme Scaffolding, as of 03/16/2026"
        footer={<Button size="sm">Open record</Button>}
        onClose={nothing}
      >
        <DataList columns={1} items={RECORD} />
      </SidePanel>
    </Shown>
  );
}
