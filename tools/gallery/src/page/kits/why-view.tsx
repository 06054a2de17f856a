import { WhyDialog } from '@vcms/kits/standing';
import { Text } from '@vcms/ui';
import { nothing } from '../data/failures.ts';
import { FAILING } from '../data/standings.ts';
import { LONG, Shown } from '../shown.tsx';

export function WhyView() {
  return (
    <Shown>
      <Text>{LONG}</Text>
      <WhyDialog
        standing={FAILING}
        name="Acme Scaffolding"
        reader="client"
        pathOf={() => undefined}
        onClose={nothing}
      />
    </Shown>
  );
}
