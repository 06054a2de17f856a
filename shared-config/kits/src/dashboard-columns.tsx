import { Grid, Stack } from '@vcms/ui';
import type { ReactNode } from 'react';

export interface DashboardColumnsProps {
  /** What the page is about. */
  readonly main: ReactNode;
  /** What is worth a look besides. */
  readonly side: ReactNode;
}

/** Two thirds and one third on a wide screen, below each other on a narrow one. */
export function DashboardColumns({ main, side }: DashboardColumnsProps) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="3">
      <Stack gap="3" minW="0">
        {main}
      </Stack>
      <Stack gap="3" minW="0">
        {side}
      </Stack>
    </Grid>
  );
}
