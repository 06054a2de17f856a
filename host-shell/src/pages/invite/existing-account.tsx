import { Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import type { SessionState } from '../../auth/session-state.ts';
import type { InvitationBackend, OpenInvitation } from '../../backend/invitation-backend.ts';
import { FormMessage } from '../form-message.tsx';
import { WideButton } from '../wide-button.tsx';

export interface ExistingAccountProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly session: SessionState;
  readonly invitations: Pick<InvitationBackend, 'accept'>;
  readonly newRequestId: () => string;
  readonly onGoToSignIn: () => void;
}

/** Somebody who has an account accepts while signed in with it: one button (domain 4.1). */
export function ExistingAccount(props: ExistingAccountProps) {
  const { token, invitation, session, invitations, onGoToSignIn } = props;
  const [requestId] = useState(props.newRequestId);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const isOwner = session.kind === 'in' && session.user.email.toLowerCase() === invitation.email;

  async function accept(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const result = await invitations.accept({ token, requestId });
    setBusy(false);
    // Role and company have changed: a new sign-in brings the new rights.
    if (result.ok) onGoToSignIn();
    else setMessage(result.message);
  }

  return (
    <Stack gap="4">
      {message !== undefined && <FormMessage kind="error">{message}</FormMessage>}
      <Text>
        {isOwner
          ? `You have an account already. Accepting moves it to ${invitation.companyName}; then sign in again.`
          : `There is an account for ${maskedEmail(invitation.email)} already. Sign in with it, then open the link again.`}
      </Text>
      <WideButton aria-disabled={busy} onClick={isOwner ? () => void accept() : onGoToSignIn}>
        {isOwner ? 'Accept' : 'Go to sign in'}
      </WideButton>
    </Stack>
  );
}

/** i…@example.com: enough to know one's own address by. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1…@');
}
