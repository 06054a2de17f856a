import { Grid, Stack } from '@vcms/ui';
import type { ReactNode } from 'react';

export interface DashboardGridProps {
  /** What needs the person: on a phone it comes first. */
  readonly first: ReactNode;
  readonly second: ReactNode;
  readonly third: ReactNode;
}

/** Three columns on a laptop, two with the third below them on a tablet, one on a phone. */
export function DashboardGrid({ first, second, third }: DashboardGridProps) {
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(3, minmax(0, 1fr))',
      }}
      gap="3"
      alignItems="start"
    >
      <Stack gap="3" minW="0">
        {first}
      </Stack>
      <Stack gap="3" minW="0">
        {second}
      </Stack>
      <Grid
        gap="3"
        minW="0"
        gridColumn={{ lg: 'span 2', xl: 'auto' }}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'repeat(2, minmax(0, 1fr))',
          xl: 'minmax(0, 1fr)',
        }}
      >
        {third}
      </Grid>
    </Grid>
  );
}
