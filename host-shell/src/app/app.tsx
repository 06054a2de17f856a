import { UiProvider } from '@vcms/ui';
import { useEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { AuthGate } from '../auth/auth-gate.tsx';
import { decideGate } from '../auth/gate-policy.ts';
import { GuardedNavigation } from '../navigation/guarded-navigation.tsx';
import { PathSplash } from '../navigation/path-splash.tsx';
import { ToastHost } from '../notifications/toast-host.tsx';
import { useStore } from '../store/use-store.ts';
import type { Navigator } from './navigator.ts';
import { PartGate } from './part-gate.tsx';
import type { PartLoader } from './part-loader.ts';
import { RootErrorBoundary } from './root-error-boundary.tsx';
import { ShellLessPages } from './shell-less-pages.tsx';
import type { EntryServices } from './shell-services.ts';
import type { SignedInPart } from './signed-in-part.ts';

export interface AppProps {
  readonly services: EntryServices;
  readonly signedIn: PartLoader<SignedInPart>;
  /** How long the splash covers a page, ms; absent: two seconds. */
  readonly splashMs?: number | undefined;
  /** False: the page stood there before the app, as the sign-in form does, and no splash covers it again. */
  readonly isCovered?: boolean | undefined;
  readonly onReload: () => void;
}

/** The shell's React root. */
export function App({ services, signedIn, splashMs, isCovered, onReload }: AppProps) {
  const { telemetry, uiSystem, navigator, notifier, guards } = services;
  return (
    <UiProvider system={uiSystem}>
      <RootErrorBoundary
        onReload={onReload}
        onError={(cause, componentStack) => telemetry.shell.error('shell.crashed', cause, { componentStack })}
      >
        <BrowserRouter>
          <GuardedNavigation mayMove={guards.mayMove}>
            <NavigatorLink navigator={navigator} />
            <GatedPage services={services} signedIn={signedIn} splashMs={splashMs} isCovered={isCovered} />
          </GuardedNavigation>
        </BrowserRouter>
        <ToastHost notifier={notifier} />
      </RootErrorBoundary>
    </UiProvider>
  );
}

function GatedPage({ services, signedIn, splashMs, isCovered }: Omit<AppProps, 'onReload'>) {
  const session = useStore(services.session.store);
  const location = useLocation();
  return (
    <PathSplash
      path={location.pathname}
      suspended={decideGate(session.kind, location) === 'loading'}
      lengthMs={splashMs}
      startsCovered={isCovered}
    >
      <AuthGate
        session={session}
        sessionStorage={services.sessionStorage}
        renderShellLess={() => <ShellLessPages services={services} session={session} />}
        renderShell={(user) => (
          <PartGate loader={signedIn}>
            {({ SignedInShell, services: all }) => <SignedInShell services={all} user={user} />}
          </PartGate>
        )}
        renderGuestShell={() => (
          <PartGate loader={signedIn}>{({ GuestShell }) => <GuestShell services={services} />}</PartGate>
        )}
      />
    </PathSplash>
  );
}

/** Lends the router's navigate to code outside React. */
function NavigatorLink({ navigator }: { readonly navigator: Navigator }) {
  const navigate = useNavigate();
  useEffect(() => navigator.connect((to, options) => void navigate(to, options)), [navigator, navigate]);
  return null;
}
