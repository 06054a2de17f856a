import { Box, Flex, Link, Stack, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ROW_HEIGHT } from './row-height.ts';

export interface LinkRow {
  readonly id: string;
  /** The record, or the list it stands in. */
  readonly to: string;
  readonly name: string;
  /** A second line. */
  readonly detail?: string;
  /** At the other end of the line, such as since when. */
  readonly end?: ReactNode;
}

/** Lines that each lead to where something is decided or put right. */
export function LinkRows({ rows }: { readonly rows: readonly LinkRow[] }) {
  return (
    <Stack as="ul" gap="0" textStyle="sm" listStyleType="none">
      {rows.map(({ id, to, name, detail, end }) => (
        // Apart from a longer one above as well: each is a target of its own.
        <Box as="li" key={id} minH={ROW_HEIGHT} py="2px">
          <Flex justify="space-between" align="baseline" gap="3">
            <Link asChild fontWeight="medium" minW="0" overflowWrap="anywhere">
              <RouterLink to={to}>{name}</RouterLink>
            </Link>
            {end}
          </Flex>
          {detail !== undefined && (
            <Text color="fg.muted" overflowWrap="anywhere">
              {detail}
            </Text>
          )}
        </Box>
      ))}
    </Stack>
  );
}
