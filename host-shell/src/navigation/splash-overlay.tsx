import { Box } from '@vcms/ui';
import { LAYERS } from '../layout/layout-constants.ts';
import { LoadingSign } from '../layout/loading-sign.tsx';

const STILL = '@media (prefers-reduced-motion: reduce)';

/** The full-screen loading sign: a turning ring, or text alone for those who asked for no motion. */
export function SplashOverlay() {
  return (
    <LoadingSign
      aria-label="Loading page"
      data-print="hide"
      position="fixed"
      inset="0"
      zIndex={LAYERS.splash}
    >
      Loading page
      <Box as="span" display="none" css={{ [STILL]: { display: 'inline' } }}>
        …
      </Box>
    </LoadingSign>
  );
}
