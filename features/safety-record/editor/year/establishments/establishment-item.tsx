import { Box, Button, Flex, Icon, IconButton, Text, VisuallyHidden } from '@vcms/ui';
import { type Dispatch, memo } from 'react';
import { countsOf } from '../year-form-values.ts';
import { EstablishmentFields } from './establishment-fields.tsx';
import type { RowsAction } from './establishment-rows.ts';
import { type EstablishmentRow, rowName } from './establishment-values.ts';

export interface EstablishmentItemProps {
  readonly row: EstablishmentRow;
  /** From 0. */
  readonly at: number;
  readonly isOpen: boolean;
  readonly stops: number;
  readonly change: Dispatch<RowsAction>;
}

function summaryOf({ values }: EstablishmentRow): string {
  const { G, H, I, J, hours } = countsOf(values);
  const cases = G + H + I + J;
  const place = [values.city.trim(), values.state.trim()].filter((text) => text !== '').join(', ');
  const numbers = `${cases} ${cases === 1 ? 'case' : 'cases'}, ${hours.toLocaleString('en-US')} hours`;
  return place === '' ? numbers : `${place}: ${numbers}`;
}

/** One establishment: what it adds to the year, and its 300A while it is open. A year may hold 500: a row draws itself alone. */
export const EstablishmentItem = memo(function EstablishmentItem({
  row,
  at,
  isOpen,
  stops,
  change,
}: EstablishmentItemProps) {
  const { key } = row;
  const name = rowName(row, at);
  return (
    <Box as="li" listStyleType="none" borderWidth="1px" borderRadius="lg" p="3">
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box flex="1 1 10rem" minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {summaryOf(row)}
          </Text>
        </Box>
        <Flex gap="1">
          <Button
            size="xs"
            variant="outline"
            aria-expanded={isOpen}
            onClick={() => change({ kind: 'toggle', key })}
          >
            {isOpen ? 'Close' : 'Edit'} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={`Remove ${name}`}
            onClick={() => change({ kind: 'remove', key })}
          >
            <Icon name="trash" />
          </IconButton>
        </Flex>
      </Flex>
      {isOpen && (
        <Box role="group" aria-label={`300A of ${name}`} mt="4" pt="4" borderTopWidth="1px">
          <EstablishmentFields
            {...{ row, stops }}
            onChange={(values) => change({ kind: 'change', key, values })}
          />
        </Box>
      )}
    </Box>
  );
});
