import { Text } from '@vcms/ui';
import { WideButton } from './wide-button.tsx';

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
      <WideButton type="button" variant="outline" aria-disabled={busy} onClick={onPress}>
        Sign in with Google
      </WideButton>
    </>
  );
}
