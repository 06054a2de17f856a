import { PaperPanel, type PaperSource } from '@vcms/kits/evidence';
import type { PolicyFormValues } from '../policy-form-values.ts';
import { OfferList } from './offer-list.tsx';
import type { Offer } from './offers.ts';
import { readCertificate } from './read-certificate.ts';

export interface PrefillPanelProps {
  readonly source: PaperSource;
  readonly values: PolicyFormValues;
  readonly onTake: (offer: Offer) => void;
}

/** Reads the certificate when asked, then offers its values. */
export function PrefillPanel({ source, values, onTake }: PrefillPanelProps) {
  return (
    <PaperPanel
      source={source}
      read={readCertificate}
      title="Read from the certificate"
      busyText="Reading the certificate"
    >
      {(certificate, onShow) => (
        <OfferList
          values={values}
          onTake={onTake}
          certificate={certificate}
          onShow={({ found }) => onShow(found.place)}
        />
      )}
    </PaperPanel>
  );
}
