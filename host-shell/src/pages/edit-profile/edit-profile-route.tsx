import { PageHeading } from '@vcms/ui';
import type { LeaveGuards } from '../../app/leave-guards.ts';
import type { SessionUser } from '../../auth/session-state.ts';
import type { AccountBackend } from '../../backend/account-backend.ts';
import type { DeviceList } from '../../backend/device-list.ts';
import type { TrustedResult } from '../../backend/trusted-call.ts';
import type { ThemeStore } from '../../theme/theme-store.ts';
import { LoadedPage } from '../loaded-page.tsx';
import type { Ask } from './use-unsaved-changes.ts';

export interface EditProfileRouteProps {
  readonly user: SessionUser;
  readonly account: () => Promise<AccountBackend>;
  readonly signOutEverywhere: () => Promise<TrustedResult<void>>;
  readonly devices: DeviceList;
  readonly theme: ThemeStore;
  readonly guards: LeaveGuards;
  readonly ask: Ask;
}

/** The photo's code comes with the page: both or none. */
async function loadPage() {
  const [{ EditProfilePage }, { squarePhoto }] = await Promise.all([
    import('./edit-profile-page.tsx'),
    import('./square-photo.ts'),
  ]);
  return { EditProfilePage, squarePhoto };
}

/** /profile/user/edit-profile. */
export function EditProfileRoute(props: EditProfileRouteProps) {
  const { user, account, signOutEverywhere, devices, theme, guards, ask } = props;
  return (
    <>
      <PageHeading
        title="Profile"
        description="Your data, your sign-in, and how the product looks and writes to you."
      />
      <LoadedPage account={account} load={loadPage}>
        {({ EditProfilePage, squarePhoto }, loaded) => (
          <EditProfilePage
            key={user.userId}
            user={user}
            account={loaded}
            signOutEverywhere={signOutEverywhere}
            devices={devices}
            theme={theme}
            guards={guards}
            preparePhoto={squarePhoto}
            ask={ask}
          />
        )}
      </LoadedPage>
    </>
  );
}
