import { LINE_LABELS } from '@vcms/domain';
import type { ReadCertificate } from '@vcms/pdf';
import { Box, Text } from '@vcms/ui';
import { useState } from 'react';
import type { PolicyFormValues } from '../policy-form-values.ts';
import { OfferRow } from './offer-row.tsx';
import { type Offer, offersOf, otherLines, tickedEndorsements } from './offers.ts';

export interface OfferListProps {
  readonly certificate: ReadCertificate;
  readonly values: PolicyFormValues;
  readonly onTake: (offer: Offer) => void;
  readonly onShow: (offer: Offer) => void;
}

/** Everything that was read for the form's line; each value waits for a decision. */
export function OfferList({ certificate, values, onTake, onShow }: OfferListProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const { line } = values;
  const offers = offersOf(certificate, values);
  const others = otherLines(certificate, line);
  const ticks = tickedEndorsements(certificate, line);
  const hasLine = certificate.lines.some((read) => read.line === line);
  return (
    <Box>
      {!hasLine && <Text>The certificate says nothing clear of {LINE_LABELS[line]}.</Text>}
      <Text textStyle="sm" color="fg.muted">
        Compare each value with the paper. Nothing is entered until you take it.
      </Text>
      <Box as="ul" listStyleType="none" my="2" aria-label="Values of the certificate">
        {offers.map((offer) => (
          <OfferRow
            key={offer.field}
            offer={offer}
            isLeft={left.includes(`${line} ${offer.field}`)}
            onTake={() => onTake(offer)}
            onLeave={() => setLeft([...left, `${line} ${offer.field}`])}
            onShow={() => onShow(offer)}
          />
        ))}
      </Box>
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
