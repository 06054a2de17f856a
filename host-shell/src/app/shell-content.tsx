import type { RemoteMenu } from '@vcms/contract';
import { Navigate } from 'react-router-dom';
import { useRole } from '../auth/role-context.tsx';
import type { SessionUser } from '../auth/session-state.ts';
import { RemoteSlot } from '../federation/remote-slot.tsx';
import { HOME_PATH } from '../layout/layout-constants.ts';
import { matchRoute } from '../navigation/match-path.ts';
import { EditProfilePage } from '../pages/edit-profile-page.tsx';
import { NoRolePage } from '../pages/no-role-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
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
      return <EditProfilePage user={user} />;
    case 'not-found':
      return notFound;
    case undefined:
      if (role === undefined) return <NoRolePage />;
      if (menu !== undefined && matchRoute(menu.routes, role, path) === undefined) return notFound;
      return <RemoteSlot runtime={services.runtime} />;
  }
}
