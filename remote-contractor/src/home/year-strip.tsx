import type { monthCounts } from '@vcms/kits/standing';
import { Box, Flex, VisuallyHidden } from '@vcms/ui';

/** More of a month than that stand as one mark with the number. */
const DOTS = 3;

interface MonthProps {
  readonly month: ReturnType<typeof monthCounts>[number];
}

function Month({ month: { count, label, name } }: MonthProps) {
  return (
    <Box as="li" flex="1" minW="0" textAlign="center">
      <VisuallyHidden>
        {name}: {count} {count === 1 ? 'date' : 'dates'}
      </VisuallyHidden>
      <Flex aria-hidden height="4" gap="0.5" align="center" justify="center" textStyle="xs" fontWeight="bold">
        {count > DOTS
          ? count
          : Array.from({ length: count }, (_, at) => `${at}`).map((at) => (
              <Box key={at} boxSize="2" borderRadius="full" bg="colorPalette.solid" flexShrink="1" />
            ))}
      </Flex>
      <Box aria-hidden borderTopWidth="2px" borderColor="border.emphasized" textStyle="xs" color="fg.muted">
        {label.slice(0, 1)}
      </Box>
    </Box>
  );
}

/** A year as a line of months, with a mark for each date; the list below names them. */
export function YearStrip({ months }: { readonly months: readonly MonthProps['month'][] }) {
  return (
    <Flex as="ol" aria-label="Dates by month" listStyleType="none" m="0" p="0" mb="2">
      {months.map((month) => (
        <Month key={month.from} month={month} />
      ))}
    </Flex>
  );
}
