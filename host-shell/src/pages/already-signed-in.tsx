import { Button, Stack } from '@vcms/ui';
import { FORM_CONTROL } from './form-control.ts';
import { FormHeading } from './form-heading.tsx';

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
        <Button size="lg" width="full" minH={FORM_CONTROL.minH} onClick={onContinue}>
          Continue
        </Button>
        <Button
          size="lg"
          width="full"
          minH={FORM_CONTROL.minH}
          variant="outline"
          colorPalette="gray"
          onClick={onSignOut}
        >
          Sign out and use another account
        </Button>
      </Stack>
    </>
  );
}
