import { ErrorPanel, LoadingBlock, PageHeading } from '@vcms/ui';
import { useEffect, useState } from 'react';
import type { LeaveGuards } from '../../app/leave-guards.ts';
import type { SessionUser } from '../../auth/session-state.ts';
import type { AccountBackend } from '../../backend/account-backend.ts';
import type { DeviceList } from '../../backend/device-list.ts';
import type { TrustedResult } from '../../backend/trusted-call.ts';
import type { ThemeStore } from '../../theme/theme-store.ts';
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

type Code = Awaited<ReturnType<typeof loadCode>>;

/** /profile/user/edit-profile: its code, and that of database and storage, loads when the page is opened. */
export function EditProfileRoute(props: EditProfileRouteProps) {
  const { user, account, signOutEverywhere, devices, theme, guards, ask } = props;
  const [attempt, setAttempt] = useState(0);
  const [code, setCode] = useState<Code | 'failed'>();
  // Runs again by its dependencies: a new attempt loads again.
  useEffect(() => {
    let wanted = true;
    setCode(undefined);
    loadCode(account).then(
      (loaded) => wanted && setCode(loaded),
      () => wanted && setCode('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [account, attempt]);
  return (
    <>
      <PageHeading
        title="Profile"
        description="Your data, your sign-in, and how the product looks and writes to you."
      />
      {code === undefined && <LoadingBlock />}
      {code === 'failed' && (
        <ErrorPanel
          title="This page could not be loaded"
          description="Check your connection, then try again."
          onRetry={() => setAttempt((last) => last + 1)}
        />
      )}
      {code !== undefined && code !== 'failed' && (
        <code.EditProfilePage
          key={user.userId}
          user={user}
          account={code.account}
          signOutEverywhere={signOutEverywhere}
          devices={devices}
          theme={theme}
          guards={guards}
          preparePhoto={code.squarePhoto}
          ask={ask}
        />
      )}
    </>
  );
}

async function loadCode(account: () => Promise<AccountBackend>) {
  const [{ EditProfilePage }, { squarePhoto }, loaded] = await Promise.all([
    import('./edit-profile-page.tsx'),
    import('./square-photo.ts'),
    account(),
  ]);
  return { EditProfilePage, squarePhoto, account: loaded };
}
