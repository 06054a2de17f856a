import { useNotify } from '@vcms/sdk';
import { Alert, Button, Flex, Link, Stack, Text } from '@vcms/ui';

/** The secret address right after it was made. */
export function FeedAddress({ address }: { readonly address: string }) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.show({ kind: 'success', message: 'The address is copied.' });
    } catch {
      notify.show({
        kind: 'warning',
        message: 'Your browser does not allow copying. Mark the address and copy it.',
      });
    }
  };
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
        <Button size="sm" onClick={() => void copy()}>
          Copy address
        </Button>
        <Button asChild size="sm" variant="outline">
          <Link href={address.replace(/^https?:/, 'webcal:')}>Open in your calendar program</Link>
        </Button>
      </Flex>
    </Stack>
  );
}
