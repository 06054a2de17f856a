import { Box, Flex, Text } from '@vcms/ui';
import { LAYERS } from '../layout/layout-constants.ts';
import { LoadingRing } from '../layout/loading-ring.tsx';

const STILL = '@media (prefers-reduced-motion: reduce)';

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
      <LoadingRing />
      <Text color="fg.muted" fontWeight="medium">
        Loading page
        <Box as="span" display="none" css={{ [STILL]: { display: 'inline' } }}>
          …
        </Box>
      </Text>
    </Flex>
  );
}
