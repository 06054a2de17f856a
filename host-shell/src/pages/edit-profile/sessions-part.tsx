import { Button, Text } from '@vcms/ui';
import { useId } from 'react';
import { FORM_CONTROL } from '../form-control.ts';

/** Ending every session is the server's business: only trusted code may revoke tokens (domain 5.1). */
export function SessionsPart() {
  const reason = useId();
  return (
    <>
      <Button
        variant="outline"
        colorPalette="gray"
        minH={FORM_CONTROL.minH}
        alignSelf="flex-start"
        aria-disabled
        aria-describedby={reason}
        opacity="0.6"
        cursor="not-allowed"
      >
        Sign out everywhere
      </Button>
      <Text id={reason} mt="3" color="fg.muted" maxW="65ch">
        This is not available yet: ending the sessions of other devices is a task of the server that does not
        exist yet. Change your password instead; the other devices then have to sign in again, at the latest
        after an hour.
      </Text>
    </>
  );
}
