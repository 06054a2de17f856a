import { useLocation } from 'react-router-dom';
import type { SessionState } from '../auth/session-state.ts';
import { takeWantedPath } from '../auth/wanted-path.ts';
import { HOME_PATH } from '../layout/layout-constants.ts';
import { canonicalPath } from '../navigation/normalise-path.ts';
import { LoginPage } from '../pages/login-page.tsx';
import { ShellLessLayout } from '../pages/shell-less-layout.tsx';
import { useStore } from '../store/use-store.ts';
import { ThemeSettings } from '../theme/theme-settings.tsx';
import { InviteRoute } from './invite-route.tsx';
import type { EntryServices } from './shell-services.ts';
import { UploadRoute } from './upload-route.tsx';

export interface ShellLessPagesProps {
  readonly services: EntryServices;
  readonly session: SessionState;
}

/** /login/, /invite/ and /upload/, with or without the trailing slash (shell-behaviour A5). */
export function ShellLessPages({ services, session }: ShellLessPagesProps) {
  const { pathname, search } = useLocation();
  const path = canonicalPath(pathname);
  const { navigator, sessionStorage, sendPasswordReset, signOut } = services;
  return (
    <ShellLessLayout settings={<MinimalSettings layout={services.layout} theme={services.theme} />}>
      {path === '/upload' ? (
        <UploadRoute services={services} search={search} />
      ) : path === '/invite' ? (
        <InviteRoute services={services} session={session} search={search} />
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

/** Only what matters without a menu: colour, scale and scheme (shell-behaviour A32). */
export function MinimalSettings({ layout, theme }: Pick<EntryServices, 'layout' | 'theme'>) {
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
