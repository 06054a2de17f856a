import { Box, Flex, Icon } from '@vcms/ui';

const ringStyle = {
  position: 'absolute',
  inset: '-0.875rem',
  borderRadius: 'full',
  borderWidth: '3px',
  borderColor: 'colorPalette.muted',
  borderTopColor: 'colorPalette.solid',
  animation: 'spin 0.9s linear infinite',
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
};

/** A ring that turns around the product's sign, or the sign alone for those who asked for no motion; `first-sign.ts` draws the same. */
export function LoadingRing() {
  return (
    <Flex position="relative" boxSize="3.5rem" align="center" justify="center" aria-hidden="true">
      <Box css={ringStyle} borderRadius="full" />
      <Flex
        boxSize="3.5rem"
        align="center"
        justify="center"
        borderRadius="full"
        bg="colorPalette.solid"
        color="colorPalette.contrast"
      >
        <Icon name="shield" size="1.75rem" />
      </Flex>
    </Flex>
  );
}
