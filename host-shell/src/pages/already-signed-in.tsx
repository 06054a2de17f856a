import { Stack } from '@vcms/ui';
import { FormHeading } from './form-heading.tsx';
import { WideButton, WideSecondButton } from './wide-button.tsx';

export interface AlreadySignedInProps {
  readonly email: string;
  readonly onContinue: () => void;
  readonly onSignOut: () => void;
}

/** What /login/ offers to somebody who is signed in (shell-behaviour A14). */
export function AlreadySignedIn({ email, onContinue, onSignOut }: AlreadySignedInProps) {
  return (
    <>
      <FormHeading title="You are signed in">As {email}.</FormHeading>
      <Stack gap="4">
        <WideButton onClick={onContinue}>Continue</WideButton>
        <WideSecondButton onClick={onSignOut}>Sign out and use another account</WideSecondButton>
      </Stack>
    </>
  );
}
