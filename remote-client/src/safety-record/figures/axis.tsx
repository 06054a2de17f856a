import { Box, Text } from '@vcms/ui';
import type { Histogram } from './figures.ts';

/** Labels that have room beside each other on a phone. */
const LABELS = 5;

/** Below the columns: where they begin, in round numbers. */
export function Axis({ histogram }: { readonly histogram: Histogram }) {
  const { from, to, bins } = histogram;
  const every = Math.ceil(bins.length / LABELS);
  return (
    <Box aria-hidden position="relative" height="1.5em" borderTopWidth="1px" textStyle="xs" color="fg.muted">
      {bins
        .filter((_bin, index) => index % every === 0)
        .map((bin) => (
          <Text
            key={bin.from}
            as="span"
            position="absolute"
            left={`${(100 * (bin.from - from)) / (to - from)}%`}
            fontVariantNumeric="tabular-nums"
          >
            {bin.from.toFixed(2)}
          </Text>
        ))}
    </Box>
  );
}
