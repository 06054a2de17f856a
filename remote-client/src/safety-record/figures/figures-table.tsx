import { Box, Button, Table, Text } from '@vcms/ui';
import { useState } from 'react';
import { type Figure, isAbove } from './figures.ts';

const SHOWN = 10;

/** "0.45 above", "0.30 below", "At the limit". */
function against(figure: Figure, limit: number): string {
  const difference = (Math.abs(Math.round((figure.value - limit) * 100)) / 100).toFixed(2);
  if (difference === '0.00') return 'At the limit';
  return isAbove(figure, limit) ? `${difference} above` : `${difference} below`;
}

export interface FiguresTableProps {
  /** "TRIR". */
  readonly name: string;
  /** The same, and whose they are: "TRIR, Specialty trades". */
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly limit: number | undefined;
}

/** The contractors behind the columns by name, the highest first. */
export function FiguresTable({ name, title, figures, limit }: FiguresTableProps) {
  const [isLong, setLong] = useState(false);
  const shown = isLong ? figures : figures.slice(0, SHOWN);
  return (
    <Box mt="3">
      <Box borderWidth="1px" borderRadius="lg" overflow="hidden">
        <Table.Root size="sm" aria-label={`${title} by contractor`}>
          <Table.Header>
            <Table.Row bg="bg.muted">
              <Table.ColumnHeader>Contractor</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{name}</Table.ColumnHeader>
              {limit !== undefined && <Table.ColumnHeader textAlign="end">Limit</Table.ColumnHeader>}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map((figure) => (
              <Table.Row key={figure.contractorId}>
                <Table.Cell as="th" scope="row" fontWeight="normal" textAlign="start">
                  {figure.contractorName}
                </Table.Cell>
                <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                  {figure.value.toFixed(2)}
                </Table.Cell>
                {limit !== undefined && (
                  <Table.Cell textAlign="end" fontWeight={isAbove(figure, limit) ? 'semibold' : undefined}>
                    {against(figure, limit)}
                  </Table.Cell>
                )}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {figures.length > shown.length && (
        <Button mt="2" size="sm" variant="outline" onClick={() => setLong(true)}>
          Show all {figures.length}
        </Button>
      )}
      <Text mt="2" textStyle="xs" color="fg.muted">
        As last evaluated, by the requirements in force today.
      </Text>
    </Box>
  );
}
