import { Button, LoadingBlock } from '@vcms/ui';
import { authFailureText } from '../auth/auth-failure-text.ts';
import type { SessionState } from '../auth/session-state.ts';
import { HOME_PATH } from '../layout/layout-constants.ts';
import { FormMessage } from '../pages/form-message.tsx';
import { PartGate } from './part-gate.tsx';
import type { EntryServices } from './shell-services.ts';

/** The page behind an invitation's link, as far as others need to know it. */
export type InvitePart = Pick<typeof import('../pages/invite/invite-page.tsx'), 'InvitePage'>;

export interface InviteRouteProps {
  readonly services: EntryServices;
  readonly session: SessionState;
  readonly search: string;
}

/** /invite/ with its page, whose code loads when it is first shown. */
export function InviteRoute({ services, session, search }: InviteRouteProps) {
  return (
    <PartGate
      loader={services.invitePage}
      loading={<LoadingBlock label="Loading the page" />}
      renderFailure={(onRetry) => (
        <>
          <FormMessage kind="error">This page could not be loaded. Check your connection.</FormMessage>
          <Button onClick={onRetry}>Try again</Button>
        </>
      )}
    >
      {({ InvitePage }) => (
        <InvitePage
          search={search}
          session={session}
          invitations={services.invitations}
          signIn={(email, password) => signInToHome(services, email, password)}
          onGoToSignIn={() => services.navigator.navigate('/login/')}
          newRequestId={() => crypto.randomUUID()}
        />
      )}
    </PartGate>
  );
}

/** The first page after an acceptance is always the dashboard. */
async function signInToHome(
  { session, navigator }: EntryServices,
  email: string,
  password: string,
): Promise<string | undefined> {
  const result = await session.signIn(email, password);
  if (!result.ok) return authFailureText(result.kind);
  navigator.navigate(HOME_PATH, { replace: true });
  return undefined;
}
