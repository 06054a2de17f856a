import { Grid, Stack } from '@vcms/ui';
import type { ReactNode } from 'react';

export interface HomeColumnsProps {
  /** What needs the person: on anything narrower than a wide screen it comes first. */
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** The main part of a contractor's home: with the side, three columns on a wide screen. */
export function HomeColumns({ first, second }: HomeColumnsProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      gap="3"
      alignItems="start"
    >
      <Stack gap="3" minW="0">
        {first}
      </Stack>
      <Stack gap="3" minW="0">
        {second}
      </Stack>
    </Grid>
  );
}
