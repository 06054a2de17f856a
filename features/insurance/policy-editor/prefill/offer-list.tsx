import { LINE_LABELS } from '@vcms/domain';
import { OfferRows } from '@vcms/kits/evidence';
import type { ReadCertificate } from '@vcms/pdf';
import { Box, Text } from '@vcms/ui';
import type { PolicyFormValues } from '../policy-form-values.ts';
import { type Offer, offersOf, otherLines, tickedEndorsements } from './offers.ts';

export interface OfferListProps {
  readonly certificate: ReadCertificate;
  readonly values: PolicyFormValues;
  readonly onTake: (offer: Offer) => void;
  readonly onShow: (offer: Offer) => void;
}

/** Everything that was read for the form's line; each value waits for a decision. */
export function OfferList({ certificate, values, onTake, onShow }: OfferListProps) {
  const { line } = values;
  const offers = offersOf(certificate, values);
  const others = otherLines(certificate, line);
  const ticks = tickedEndorsements(certificate, line);
  const hasLine = certificate.lines.some((read) => read.line === line);
  return (
    <Box>
      {!hasLine && <Text>The certificate says nothing clear of {LINE_LABELS[line]}.</Text>}
      <OfferRows
        label="Values of the certificate"
        offers={offers}
        about={line}
        onTake={onTake}
        onShow={onShow}
      />
      {ticks.length > 0 && (
        <Text textStyle="sm">
          The certificate’s ticks: {ticks.join('; ')}. Choose below how the endorsements are worded.
        </Text>
      )}
      {others.length > 0 && (
        <Text textStyle="sm">
          This file also contains: {others.join('; ')}. Add a policy for each of them with the same file.
        </Text>
      )}
    </Box>
  );
}
