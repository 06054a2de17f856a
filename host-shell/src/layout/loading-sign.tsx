import { Flex, type FlexProps, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { LoadingRing } from './loading-ring.tsx';

interface LoadingSignProps extends FlexProps {
  /** Read out while it stands. */
  readonly 'aria-label': string;
  readonly children: ReactNode;
}

/** The loading sign of the whole page: ring and words in its middle. `firstSign` draws the same before React renders. */
export function LoadingSign({ children, ...place }: LoadingSignProps) {
  return (
    <Flex role="status" direction="column" align="center" justify="center" gap="8" bg="bg" {...place}>
      <LoadingRing />
      <Text color="fg.muted" fontWeight="medium">
        {children}
      </Text>
    </Flex>
  );
}
