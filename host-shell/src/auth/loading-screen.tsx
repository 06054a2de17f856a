import { Flex, Text } from '@vcms/ui';
import { LoadingRing } from '../layout/loading-ring.tsx';

/** Shown while the sign-in check runs, and nothing else is (specification, section 2). */
export function LoadingScreen() {
  return (
    <Flex
      role="status"
      aria-label="Loading..."
      minH="100dvh"
      direction="column"
      align="center"
      justify="center"
      gap="8"
      bg="bg"
    >
      <LoadingRing />
      <Text color="fg.muted" fontWeight="medium">
        Loading...
      </Text>
    </Flex>
  );
}
