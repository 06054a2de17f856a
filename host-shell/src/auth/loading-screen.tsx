import { Center, Spinner, Stack, Text } from '@vcms/ui';

/** Shown while the sign-in check runs, and nothing else is (specification, section 2). */
export function LoadingScreen() {
  return (
    <Center minH="100dvh" bg="bg">
      <Stack role="status" aria-label="Loading..." align="center" gap="4">
        <Spinner size="xl" color="colorPalette.solid" aria-hidden="true" />
        <Text fontSize="lg">Loading...</Text>
      </Stack>
    </Center>
  );
}
