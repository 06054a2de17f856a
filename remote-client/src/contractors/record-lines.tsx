import { Box, Stack, Text } from '@vcms/ui';
import type { ReactNode } from 'react';

/** Rows of each list at first, and more by each press. */
export const SHOWN = 25;

export interface PairProps {
  readonly clientId: string;
  readonly contractorId: string;
}

export function Lines({ children }: { readonly children: ReactNode }) {
  return (
    <Stack as="ul" gap="3" m="0" p="0" listStyleType="none">
      {children}
    </Stack>
  );
}

export function Line({ title, detail }: { readonly title: ReactNode; readonly detail: ReactNode }) {
  return (
    <Box as="li" overflowWrap="anywhere">
      <Text fontWeight="medium">{title}</Text>
      <Text textStyle="sm" color="fg.muted">
        {detail}
      </Text>
    </Box>
  );
}

export const none = (text: string) => <Text color="fg.muted">{text}</Text>;
