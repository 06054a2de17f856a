import { Box, DataList, Flex, Text } from '@vcms/ui';
import { LimitActions } from './limit-actions.tsx';
import type { LimitRow, LineRows } from './limit-rows.ts';
import { differenceText, effectiveText, laterText, ownText, untilText, usualText } from './limit-words.ts';

function factsOf(row: LimitRow) {
  const { own, later } = row;
  return [
    { label: 'Company-wide', value: usualText(row) },
    ...(own === undefined
      ? []
      : [
          { label: 'This contractor', value: ownText(own) },
          { label: 'Difference', value: differenceText(row) },
          { label: 'Until', value: untilText(own) },
          { label: 'Reason', value: own.reason },
        ]),
    ...later.map((entry) => ({ label: 'Later', value: `${laterText(entry)}. ${entry.reason}` })),
  ];
}

/** The demands of a line on narrow screens, one card each. */
export function LimitCards({ lineRows, label }: { readonly lineRows: LineRows; readonly label: string }) {
  const { line, rows } = lineRows;
  return (
    <Box as="ul" hideFrom="lg" aria-label={label} m="0" p="0">
      {rows.map((row) => (
        <Box
          as="li"
          key={row.key}
          listStyleType="none"
          borderTopWidth="1px"
          py="4"
          _first={{ borderTopWidth: '0', pt: '0' }}
        >
          <Flex wrap="wrap" gap="2" justify="space-between" mb="3">
            <Text fontWeight="semibold">{row.label}</Text>
            <Text fontWeight="semibold">{effectiveText(row)}</Text>
          </Flex>
          <DataList items={factsOf(row)} columns={2} />
          <Box mt="3">
            <LimitActions line={line} row={row} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
