import { Box } from '@chakra-ui/react';

export interface LimitBarProps {
  /** What is there, and what it is held against; both in one unit and not negative. */
  readonly have: number;
  readonly asked: number;
  readonly palette: 'green' | 'red' | 'orange' | 'purple' | 'gray' | 'blue';
}

function share(part: number, end: number): string {
  return `${(end === 0 ? 0 : (100 * part) / end).toFixed(2)}%`;
}

/** An amount against what is asked, for the eye only: who shows it says both amounts and the answer in words beside it. */
export function LimitBar({ have, asked, palette }: LimitBarProps) {
  const end = Math.max(have, asked);
  return (
    <Box aria-hidden position="relative" height="2" borderRadius="full" bg="bg.emphasized">
      <Box
        data-print="ink"
        width={share(have, end)}
        height="full"
        borderRadius="full"
        colorPalette={palette}
        bg="colorPalette.solid"
      />
      <Box
        data-print="ink"
        position="absolute"
        insetInlineStart={`calc(${share(asked, end)} - 2px)`}
        top="-3px"
        bottom="-3px"
        width="3px"
        borderRadius="full"
        bg="fg"
      />
    </Box>
  );
}
