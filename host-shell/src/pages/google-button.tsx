import { Button, Text } from '@vcms/ui';
import { FORM_CONTROL } from './form-control.ts';

export interface GoogleButtonProps {
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** The second way in, below the password's; Google then asks which account to use. */
export function GoogleButton({ busy, onPress }: GoogleButtonProps) {
  return (
    <>
      <Text color="fg.muted" fontSize="sm" textAlign="center" my="-1">
        or
      </Text>
      <Button
        type="button"
        variant="outline"
        size="lg"
        width="full"
        minH={FORM_CONTROL.minH}
        aria-disabled={busy}
        onClick={onPress}
      >
        Sign in with Google
      </Button>
    </>
  );
}
