import { Box, Text } from '@vcms/ui';
import { useState } from 'react';
import type { Offer } from './offer.ts';
import { OfferRow } from './offer-row.tsx';

export interface OfferRowsProps<Field extends string> {
  /** "Values of the certificate" */
  readonly label: string;
  readonly offers: readonly Offer<Field>[];
  /** What a decision to leave a value is about, such as the form's line; a value is left there only. */
  readonly about?: string;
  readonly onTake: (offer: Offer<Field>) => void;
  readonly onShow: (offer: Offer<Field>) => void;
}

/** Values of a paper, one by one; each waits for a person. */
export function OfferRows<Field extends string>(props: OfferRowsProps<Field>) {
  const { label, offers, about = '', onTake, onShow } = props;
  const [left, setLeft] = useState<readonly string[]>([]);
  // Papers may offer several values for one field, such as the ratings of three years.
  const keyOf = ({ field, label: name, value }: Offer<Field>) => [about, field, name, value].join(' ');
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        Compare each value with the paper. Nothing is entered until you take it.
      </Text>
      <Box as="ul" listStyleType="none" my="2" aria-label={label}>
        {offers.map((offer) => (
          <OfferRow
            key={keyOf(offer)}
            offer={offer}
            isLeft={left.includes(keyOf(offer))}
            onTake={() => onTake(offer)}
            onLeave={() => setLeft((before) => [...before, keyOf(offer)])}
            onShow={() => onShow(offer)}
          />
        ))}
      </Box>
    </>
  );
}
