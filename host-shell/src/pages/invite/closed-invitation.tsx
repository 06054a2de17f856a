import { Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import type { InvitationBackend } from '../../backend/invitation-backend.ts';
import { FormMessage } from '../form-message.tsx';
import { WideButton } from '../wide-button.tsx';
import type { InvitationState } from './use-invitation.ts';

export interface ClosedInvitationProps {
  readonly token: string;
  readonly found: Extract<InvitationState, { state: 'expired' | 'used' | 'revoked' | 'unknown' }>;
  readonly invitations: Pick<InvitationBackend, 'askAgain'>;
  readonly onGoToSignIn: () => void;
}

const TEXTS = {
  used: [
    'This invitation was used already.',
    'Sign in instead. If you forgot your password, choose a new one there.',
  ],
  revoked: ['This invitation was revoked.', 'Ask the person who invited you.'],
  unknown: [
    'This link is not valid.',
    'Open the link in your newest invitation e-mail, and copy all of it if you copy it by hand.',
  ],
} as const;

/** A link that cannot be accepted any more, and what to do about it. */
export function ClosedInvitation({ token, found, invitations, onGoToSignIn }: ClosedInvitationProps) {
  const [title, next] =
    found.state === 'expired'
      ? ['This invitation has expired.', `Ask ${found.inviterName} for a new one.`]
      : TEXTS[found.state];
  return (
    <>
      <FormMessage kind="error">{title}</FormMessage>
      <Text mb="8">{next}</Text>
      <Stack gap="4">
        {found.state === 'expired' && <AskAgain token={token} invitations={invitations} />}
        <WideButton onClick={onGoToSignIn}>Go to sign in</WideButton>
      </Stack>
    </>
  );
}

function AskAgain({ token, invitations }: Pick<ClosedInvitationProps, 'token' | 'invitations'>) {
  const [phase, setPhase] = useState<'idle' | 'asking' | 'asked'>('idle');
  const [message, setMessage] = useState<string>();

  async function ask(): Promise<void> {
    if (phase === 'asking') return;
    setPhase('asking');
    const result = await invitations.askAgain(token);
    setPhase(result.ok ? 'asked' : 'idle');
    setMessage(result.ok ? undefined : result.message);
  }

  if (phase === 'asked') {
    return (
      <FormMessage kind="success">Your request was sent. You get an e-mail with a new link.</FormMessage>
    );
  }
  return (
    <>
      {message !== undefined && <FormMessage kind="error">{message}</FormMessage>}
      <WideButton variant="outline" aria-disabled={phase === 'asking'} onClick={() => void ask()}>
        Ask for a new invitation
      </WideButton>
    </>
  );
}
