import { Box, Button, Flex, Text } from '@vcms/ui';
import type { Offer } from './offer.ts';

export interface OfferRowProps {
  readonly offer: Offer;
  readonly isLeft: boolean;
  readonly onTake: () => void;
  readonly onLeave: () => void;
  /** Shows where the value stands on the page. */
  readonly onShow: () => void;
}

function Outcome({ offer, isLeft }: Pick<OfferRowProps, 'offer' | 'isLeft'>) {
  if (offer.isSame) return <Text color="fg.success">The form says the same.</Text>;
  if (isLeft) return <Text color="fg.muted">Left. The form keeps {offer.formSays ?? 'it empty'}.</Text>;
  return <Text color="fg.muted">The form says: {offer.formSays ?? 'nothing yet'}</Text>;
}

/** One value of a paper beside the form's, to be taken or left. */
export function OfferRow({ offer, isLeft, onTake, onLeave, onShow }: OfferRowProps) {
  const { label, says, found, isSame } = offer;
  return (
    <Flex as="li" wrap="wrap" gap="3" align="center" justify="space-between" py="2" borderTopWidth="1px">
      <Box minW="0" flex="1 1 14rem" textStyle="sm">
        <Text>
          {label}: <strong>{says}</strong>
        </Text>
        <Outcome offer={offer} isLeft={isLeft} />
        {found.certainty === 'likely' && !isSame && (
          <Text color="fg.warning">
            {found.isScanned ? 'From a scan: compare it with the page.' : 'Low confidence: check this value.'}
          </Text>
        )}
      </Box>
      <Flex gap="2">
        <Button size="xs" variant="ghost" aria-label={`Show ${label} on the page`} onClick={onShow}>
          Show
        </Button>
        {!isSame && !isLeft && (
          <Button size="xs" variant="outline" aria-label={`Leave ${label}`} onClick={onLeave}>
            Leave
          </Button>
        )}
        {!isSame && (
          <Button size="xs" aria-label={`Take ${label}`} onClick={onTake}>
            Take
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
