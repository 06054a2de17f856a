import { useLocation } from 'react-router-dom';
import { authFailureText } from '../auth/auth-failure-text.ts';
import type { SessionState } from '../auth/session-state.ts';
import { takeWantedPath } from '../auth/wanted-path.ts';
import { HOME_PATH } from '../layout/layout-constants.ts';
import { canonicalPath } from '../navigation/normalise-path.ts';
import { InvitePage } from '../pages/invite/invite-page.tsx';
import { LoginPage } from '../pages/login-page.tsx';
import { ShellLessLayout } from '../pages/shell-less-layout.tsx';
import { useStore } from '../store/use-store.ts';
import { ThemeSettings } from '../theme/theme-settings.tsx';
import type { EntryServices } from './shell-services.ts';

export interface ShellLessPagesProps {
  readonly services: EntryServices;
  readonly session: SessionState;
}

/** /login/ and /invite/, with or without the trailing slash (shell-behaviour A5). */
export function ShellLessPages({ services, session }: ShellLessPagesProps) {
  const { pathname, search } = useLocation();
  const { navigator, sessionStorage, sendPasswordReset, signOut } = services;
  return (
    <ShellLessLayout settings={<MinimalSettings layout={services.layout} theme={services.theme} />}>
      {canonicalPath(pathname) === '/invite' ? (
        <InvitePage
          search={search}
          session={session}
          invitations={services.invitations}
          signIn={(email, password) => signInToHome(services, email, password)}
          onGoToSignIn={() => navigator.navigate('/login/')}
          newRequestId={() => crypto.randomUUID()}
        />
      ) : (
        <LoginPage
          session={session}
          signIn={(email, password) => services.session.signIn(email, password)}
          signInWithGoogle={
            services.signInProviders.includes('google')
              ? () => services.session.signInWithGoogle()
              : undefined
          }
          sendPasswordReset={sendPasswordReset}
          onSignedIn={() => navigator.navigate(takeWantedPath(sessionStorage, HOME_PATH), { replace: true })}
          onSignOut={() => void signOut('user')}
        />
      )}
    </ShellLessLayout>
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

/** Only what matters without a menu: colour, scale and scheme (shell-behaviour A32). */
function MinimalSettings({ layout, theme }: Pick<EntryServices, 'layout' | 'theme'>) {
  const { flags } = useStore(layout);
  return (
    <ThemeSettings
      theme={theme}
      variant="minimal"
      open={flags.configSidebarVisible}
      onOpenChange={(open) => layout.dispatch({ type: open ? 'config-opened' : 'config-closed' })}
    />
  );
}
