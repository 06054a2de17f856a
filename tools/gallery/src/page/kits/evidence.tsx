import { type Offer, OfferRows, ScanProgressBar } from '@vcms/kits/evidence';
import { nothing } from '../data/failures.ts';
import { LONG, Panel, Shown } from '../shown.tsx';

const PLACE = { page: 1, x: 0, y: 0, width: 1, height: 1 };

function offer(field: string, label: string, says: string, more: Partial<Offer> = {}): Offer {
  const found = { value: says, place: PLACE, certainty: 'sure' } as const;
  return { field, label, value: says, says, formSays: undefined, isSame: false, found, ...more };
}

const OFFERS: readonly Offer[] = [
  offer('insurer', 'Insurer', 'Northwest Mutual'),
  offer('number', 'Policy number', 'GL-1', { formSays: 'GL-I' }),
  offer('limit', 'Each occurrence', '$2,000,000', { formSays: '$2,000,000', isSame: true }),
  offer('until', 'Valid until', '06/30/2026', {
    found: { value: '', place: PLACE, certainty: 'likely' },
  }),
  offer('holder', 'Holder', LONG, {
    found: { value: '', place: PLACE, certainty: 'likely', isScanned: true },
  }),
];

export function Evidence() {
  return (
    <Shown>
      <Panel name="OfferRows">
        <OfferRows label="Values of the certificate" offers={OFFERS} onTake={nothing} onShow={nothing} />
      </Panel>
      <Panel name="ScanProgressBar">
        <ScanProgressBar page={2} pages={5} onStop={nothing} />
      </Panel>
    </Shown>
  );
}
