import { Flex, Stack, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { ROW_HEIGHT } from './row-height.ts';

export interface CountRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly count: number;
}

/** Lines of a name and a number. */
export function CountRows({ rows }: { readonly rows: readonly CountRow[] }) {
  return (
    <Stack as="ul" gap="0" textStyle="sm" listStyleType="none">
      {rows.map(({ key, label, count }) => (
        <Flex as="li" key={key} justify="space-between" align="center" gap="3" minH={ROW_HEIGHT}>
          {typeof label === 'string' ? <Text>{label}</Text> : label}
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {count}
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}
