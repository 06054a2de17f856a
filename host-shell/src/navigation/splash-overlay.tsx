import { Box, Flex, Icon, Text } from '@vcms/ui';
import { LAYERS } from '../layout/layout-constants.ts';

const STILL = '@media (prefers-reduced-motion: reduce)';

const ringStyle = {
  position: 'absolute',
  inset: '-0.875rem',
  borderRadius: 'full',
  borderWidth: '3px',
  borderColor: 'colorPalette.muted',
  borderTopColor: 'colorPalette.solid',
  animation: 'spin 0.9s linear infinite',
  [STILL]: { display: 'none' },
};

/** The full-screen loading sign: a turning ring, or text alone for those who asked for no motion. */
export function SplashOverlay() {
  return (
    <Flex
      role="status"
      aria-label="Loading page"
      data-print="hide"
      position="fixed"
      inset="0"
      zIndex={LAYERS.splash}
      direction="column"
      align="center"
      justify="center"
      gap="8"
      bg="bg"
    >
      <Flex position="relative" boxSize="3.5rem" align="center" justify="center">
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
      <Text color="fg.muted" fontWeight="medium">
        Loading page
        <Box as="span" display="none" css={{ [STILL]: { display: 'inline' } }}>
          …
        </Box>
      </Text>
    </Flex>
  );
}
