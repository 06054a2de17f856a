import { Box, Flex } from '@chakra-ui/react';

/** Of the drawing, in its own units; the ring is as large as its box. */
const SIZE = 48;
const STROKE = 5;
const RADIUS = (SIZE - STROKE) / 2;
const ROUND = 2 * Math.PI * RADIUS;

export interface ProgressRingProps {
  /** 0..100, whole. */
  readonly percent: number;
  /** What the share is of, with the figure: 95% of what is required is met. */
  readonly label: string;
  /** Default: the theme colour. The figure stands in the middle, so no meaning hangs on it. */
  readonly palette?: 'green' | 'red' | 'orange' | 'gray' | undefined;
}

function Circle({ share, opacity }: { readonly share: number; readonly opacity: number }) {
  return (
    <circle
      cx={SIZE / 2}
      cy={SIZE / 2}
      r={RADIUS}
      fill="none"
      stroke="currentColor"
      strokeWidth={STROKE}
      strokeDasharray={`${share * ROUND} ${ROUND}`}
      opacity={opacity}
    />
  );
}

/** A share as a ring that begins at the top, with its figure in the middle. */
export function ProgressRing({ percent, label, palette }: ProgressRingProps) {
  const share = Math.min(100, Math.max(0, percent)) / 100;
  return (
    <Flex
      role="img"
      aria-label={label}
      position="relative"
      boxSize="3.25rem"
      flexShrink="0"
      align="center"
      justify="center"
      colorPalette={palette}
    >
      <Box
        as="svg"
        aria-hidden
        position="absolute"
        inset="0"
        boxSize="full"
        color="colorPalette.solid"
        transform="rotate(-90deg)"
        {...{ viewBox: `0 0 ${SIZE} ${SIZE}` }}
      >
        <Circle share={1} opacity={0.18} />
        <Circle share={share} opacity={1} />
      </Box>
      <Box aria-hidden textStyle="xs" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {percent}%
      </Box>
    </Flex>
  );
}
