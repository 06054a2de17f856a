import type { RemoteMenu, RoleCode } from '@vcms/contract';
import { may } from '@vcms/domain/capabilities';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useRole } from '../auth/role-context.tsx';
import type { SessionUser } from '../auth/session-state.ts';
import { RemoteSlot } from '../federation/remote-slot.tsx';
import { HOME_PATH } from '../layout/layout-constants.ts';
import { matchRoute } from '../navigation/match-path.ts';
import { EditProfileRoute } from '../pages/edit-profile/edit-profile-route.tsx';
import { NoRolePage } from '../pages/no-role-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ReleaseHealthPart } from '../pages/status/release-health-part.tsx';
import { StatusPage } from '../pages/status/status-page.tsx';
import { shellPageOf } from './shell-paths.ts';
import type { ShellServices } from './shell-services.ts';

export interface ShellContentProps {
  readonly services: ShellServices;
  readonly user: SessionUser;
  readonly path: string;
  /** undefined while it is not known; the slot then decides what to show. */
  readonly menu: RemoteMenu | undefined;
}

/** The page inside the frame: one of the shell's own, or the slot of the role's remote. */
export function ShellContent({ services, user, path, menu }: ShellContentProps) {
  const { role } = useRole();
  const notFound = <NotFoundPage onGoHome={() => services.navigator.navigate(HOME_PATH)} />;
  switch (shellPageOf(path)) {
    case 'home-redirect':
      return <Navigate to={HOME_PATH} replace />;
    case 'edit-profile':
      return (
        <EditProfileRoute
          user={user}
          account={services.account}
          signOutEverywhere={services.signOutEverywhere}
          devices={services.devices}
          theme={services.theme}
          guards={services.guards}
          ask={services.questions.ask}
        />
      );
    case 'status':
      // For support: nobody else has it, and no menu leads to it.
      if (!may(role, 'seeStatus')) return notFound;
      return (
        <>
          <StatusPage recent={services.telemetry.recent} />
          <ReleaseHealthPart read={services.releaseHealth} />
        </>
      );
    case 'not-found':
      return notFound;
    case undefined:
      if (role === undefined) return <NoRolePage />;
      return <RemoteArea services={services} known={isKnown(menu, role, path)} notFound={notFound} />;
  }
}

/** While the menu is not known every path may be one of the remote's. */
function isKnown(menu: RemoteMenu | undefined, role: RoleCode, path: string): boolean {
  return menu === undefined || matchRoute(menu.routes, role, path) !== undefined;
}

interface RemoteAreaProps {
  readonly services: ShellServices;
  readonly known: boolean;
  readonly notFound: ReactNode;
}

/** The remote stays mounted, out of sight, while the shell says that a path leads nowhere (architecture 3e). */
function RemoteArea({ services, known, notFound }: RemoteAreaProps) {
  return (
    <>
      <RemoteSlot runtime={services.runtime} hidden={!known} resetOverride={services.overrides?.reset} />
      {!known && notFound}
    </>
  );
}
