import { Button, Stack, Text } from '@vcms/ui';
import { FORM_CONTROL } from './form-control.ts';
import { FormHeading } from './form-heading.tsx';
import { FormMessage } from './form-message.tsx';

export interface InvitePageProps {
  /** Query of the address: the invitation's token is in it. */
  readonly search: string;
  readonly onGoToSignIn: () => void;
}

/** True when the address carries an invitation; whether it is a good one only trusted code can tell. */
export function hasInvitationToken(search: string): boolean {
  return (new URLSearchParams(search).get('token') ?? '').trim() !== '';
}

/** Content of /invite/. No account is made from the browser: only the service may check and accept an invitation. */
export function InvitePage({ search, onGoToSignIn }: InvitePageProps) {
  return (
    <>
      <FormHeading title="Your invitation">Welcome to VCMS.</FormHeading>
      {hasInvitationToken(search) ? (
        <>
          <FormMessage kind="info">This invitation cannot be accepted here yet.</FormMessage>
          <Stack gap="4" mb="8">
            <Text>
              An invitation link is checked by our service before an account is made for you. This site does
              not offer that check yet, and your link has not been used up.
            </Text>
            <Text>
              Ask the person who invited you to set up your account, then sign in with your e-mail address.
            </Text>
          </Stack>
        </>
      ) : (
        <>
          <FormMessage kind="error">This address has no invitation in it.</FormMessage>
          <Text mb="8">
            Open the link in your invitation e-mail again, and copy all of it if you copy it by hand.
          </Text>
        </>
      )}
      <Button size="lg" width="full" minH={FORM_CONTROL.minH} onClick={onGoToSignIn}>
        Go to sign in
      </Button>
    </>
  );
}
