import { formatDate } from '@vcms/domain/date-words';
import { Badge, Box, Button, Flex, LoadingBlock, Stack, Text } from '@vcms/ui';
import { useEffect, useState } from 'react';
import type { Device, DeviceList } from '../../backend/device-list.ts';
import type { TrustedResult } from '../../backend/trusted-call.ts';
import { FormMessage } from '../form-message.tsx';

export interface DevicesPartProps {
  readonly list: DeviceList;
}

/** The code of the list did not arrive. */
const NOT_LOADED: TrustedResult<never> = {
  ok: false,
  kind: 'unreachable',
  message: 'Your browsers could not be loaded. Check your connection, then try again.',
};

/** In which browsers the person used the product. A single one cannot be signed out; all of them can. */
export function DevicesPart({ list }: DevicesPartProps) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<TrustedResult<readonly Device[]>>();
  // Runs again by its dependencies: a new attempt asks again.
  useEffect(() => {
    let wanted = true;
    setResult(undefined);
    list().then(
      (answer) => wanted && setResult(answer),
      () => wanted && setResult(NOT_LOADED),
    );
    return () => {
      wanted = false;
    };
  }, [list, attempt]);
  return (
    <Box mb="6">
      {result === undefined && <LoadingBlock label="Loading your browsers" rows={2} />}
      {result?.ok === false && (
        <>
          <FormMessage kind="error">{result.message}</FormMessage>
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => setAttempt((last) => last + 1)}
          >
            Try again
          </Button>
        </>
      )}
      {result?.ok === true && <Devices devices={result.value} />}
    </Box>
  );
}

function Devices({ devices }: { readonly devices: readonly Device[] }) {
  return (
    <>
      <Stack as="ul" gap="3" listStyleType="none" aria-label="Your browsers">
        {devices.map(({ browser, system, firstSeenAt, lastSeenAt, here }) => (
          <Box as="li" key={`${browser} ${system} ${firstSeenAt.getTime()}`}>
            <Flex gap="2" wrap="wrap" align="center">
              <Text fontWeight="medium">
                {browser} on {system}
              </Text>
              {here && <Badge>This browser</Badge>}
            </Flex>
            <Text textStyle="sm" color="fg.muted">
              Last used {formatDate(lastSeenAt)}, first used {formatDate(firstSeenAt)}
            </Text>
          </Box>
        ))}
      </Stack>
      <Text mt="3" color="fg.muted" maxW="65ch">
        The last 10 browsers in which you used this site within half a year. A private window counts as a new
        one each time. A single one cannot be signed out: if you do not know one of them, change your password
        and sign out everywhere.
      </Text>
    </>
  );
}
