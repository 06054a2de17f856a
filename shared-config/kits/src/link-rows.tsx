import { Box, Link, Stack, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';

export interface LinkRow {
  readonly id: string;
  /** The record, or the list it stands in. */
  readonly to: string;
  readonly name: string;
  readonly detail: string;
}

/** Lines that each lead to where something is decided or put right. */
export function LinkRows({ rows }: { readonly rows: readonly LinkRow[] }) {
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map(({ id, to, name, detail }) => (
        <Box as="li" key={id} overflowWrap="anywhere">
          <Link asChild fontWeight="medium">
            <RouterLink to={to}>{name}</RouterLink>
          </Link>
          <Text textStyle="sm" color="fg.muted">
            {detail}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
