import { useCopy } from '@vcms/kits';
import { Alert, Button, Flex, Link, Stack, Text } from '@vcms/ui';

/** The secret address right after it was made. */
export function FeedAddress({ address }: { readonly address: string }) {
  const copy = useCopy();
  return (
    <Stack gap="3">
      <Alert.Root status="success" role="status">
        <Alert.Indicator />
        <Alert.Title>The address is ready. Copy it now: it is not shown again.</Alert.Title>
      </Alert.Root>
      <Text textStyle="sm" overflowWrap="anywhere" role="group" aria-label="Secret address">
        {address}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" onClick={() => void copy(address, 'The address')}>
          Copy address
        </Button>
        <Button asChild size="sm" variant="outline">
          <Link href={address.replace(/^https?:/, 'webcal:')}>Open in your calendar program</Link>
        </Button>
      </Flex>
    </Stack>
  );
}
