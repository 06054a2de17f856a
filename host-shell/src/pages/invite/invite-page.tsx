import { LoadingBlock, Stack, Text } from '@vcms/ui';
import { roleLabel } from '../../auth/role-labels.ts';
import type { SessionState } from '../../auth/session-state.ts';
import type { InvitationBackend, OpenInvitation } from '../../backend/invitation-backend.ts';
import { FormHeading } from '../form-heading.tsx';
import { FormMessage } from '../form-message.tsx';
import { WideButton } from '../wide-button.tsx';
import { AcceptForm } from './accept-form.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';
import { ExistingAccount } from './existing-account.tsx';
import { useInvitation } from './use-invitation.ts';

export interface InvitePageProps {
  /** Query of the address: the invitation's token is in it. */
  readonly search: string;
  readonly session: SessionState;
  readonly invitations: InvitationBackend;
  /** Signs in and goes to the first page; answers a sentence when the sign-in is refused. */
  readonly signIn: (email: string, password: string) => Promise<string | undefined>;
  readonly onGoToSignIn: () => void;
  readonly newRequestId: () => string;
}

/** Content of /invite/ (domain 4.1). Only the server checks and accepts an invitation. */
export function InvitePage(props: InvitePageProps) {
  const token = (new URLSearchParams(props.search).get('token') ?? '').trim();
  return (
    <>
      <FormHeading title="Your invitation">Welcome to VCMS.</FormHeading>
      {token === '' ? (
        <ClosedInvitation {...props} token={token} found={{ state: 'unknown' }} />
      ) : (
        <CheckedInvitation {...props} token={token} />
      )}
    </>
  );
}

interface CheckedInvitationProps extends InvitePageProps {
  readonly token: string;
}

function CheckedInvitation(props: CheckedInvitationProps) {
  const { token, session, invitations, onGoToSignIn } = props;
  const { found, retry } = useInvitation(invitations, token);
  if (found.state === 'checking') return <LoadingBlock label="Checking your invitation" />;
  if (found.state === 'failed') {
    return (
      <>
        <FormMessage kind="error">{found.message}</FormMessage>
        <WideButton onClick={retry}>Try again</WideButton>
      </>
    );
  }
  if (found.state !== 'valid') return <ClosedInvitation {...props} found={found} />;
  const { invitation } = found;
  const isStranger = session.kind === 'in' && session.user.email.toLowerCase() !== invitation.email;
  return (
    <>
      <InvitationFacts invitation={invitation} />
      {isStranger && (
        <FormMessage kind="info">
          You are signed in as {session.user.email}. Accepting signs you in as {invitation.email} instead.
        </FormMessage>
      )}
      {invitation.hasAccount ? (
        <ExistingAccount {...props} invitation={invitation} onGoToSignIn={onGoToSignIn} />
      ) : (
        <AcceptForm {...props} invitation={invitation} />
      )}
    </>
  );
}

/** Who invites, for which company, as what, until when. */
function InvitationFacts({ invitation }: { readonly invitation: OpenInvitation }) {
  const { inviterName, companyName, role, message, expiresOn, email } = invitation;
  const [year = '', month = '', day = ''] = expiresOn.split('-');
  return (
    <Stack gap="3" mb="6">
      <Text>
        {inviterName} invites you to <strong>{companyName}</strong>
        {role === undefined ? '' : ` as: ${roleLabel(role)}`}. The invitation is for {email} and is good until{' '}
        {month}/{day}/{year}.
      </Text>
      {message !== '' && (
        <Text borderStartWidth="3px" ps="4" color="fg.muted" whiteSpace="pre-wrap">
          {message}
        </Text>
      )}
    </Stack>
  );
}
