import { Text } from '@vcms/ui';
import { WideButton } from './wide-button.tsx';

export interface GoogleButtonProps {
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** The second way in, below the password's; Google then asks which account to use. `data-offer`: the first form shows it where it is offered. */
export function GoogleButton({ busy, onPress }: GoogleButtonProps) {
  return (
    <>
      <Text color="fg.muted" fontSize="sm" textAlign="center" my="-1" data-offer="google">
        or
      </Text>
      <WideButton type="button" variant="outline" data-offer="google" aria-disabled={busy} onClick={onPress}>
        Sign in with Google
      </WideButton>
    </>
  );
}
