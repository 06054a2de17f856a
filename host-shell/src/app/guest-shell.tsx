import { useLocation } from 'react-router-dom';
import { ShellFrame } from '../layout/shell-frame.tsx';
import { GuestPage } from '../pages/guest-page.tsx';
import type { EntryServices } from './shell-services.ts';
import { NO_MENU } from './signed-in-shell.tsx';

export interface GuestShellProps {
  readonly services: EntryServices;
}

/** The empty shell of an invited visitor who is not signed in (shell-behaviour A13). */
export function GuestShell({ services }: GuestShellProps) {
  const { layout, theme, navigator } = services;
  const { pathname } = useLocation();
  const goToSignIn = () => navigator.navigate('/login/');
  return (
    <ShellFrame
      menu={NO_MENU}
      path={pathname}
      user={undefined}
      layout={layout}
      theme={theme}
      onSignOut={goToSignIn}
    >
      <GuestPage onGoToSignIn={goToSignIn} />
    </ShellFrame>
  );
}
