import { ErrorPanel, LoadingBlock } from '@vcms/ui';
import { useEffect, useState } from 'react';
import { MinimalSettings } from '../../app/shell-less-pages.tsx';
import type { EntryServices } from '../../app/shell-services.ts';
import type { SessionUser } from '../../auth/session-state.ts';
import type { AccountBackend } from '../../backend/account-backend.ts';
import { ShellLessLayout } from '../shell-less-layout.tsx';

export interface RequiredFactorRouteProps {
  readonly services: Pick<EntryServices, 'account' | 'layout' | 'theme' | 'signOut'>;
  readonly user: SessionUser;
}

type Code = Awaited<ReturnType<typeof loadCode>>;

/** Stands for every page of somebody who must sign in in two steps and cannot yet; its code loads with the need for it. */
export function RequiredFactorRoute({ services, user }: RequiredFactorRouteProps) {
  const { account, layout, theme, signOut } = services;
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
    <ShellLessLayout settings={<MinimalSettings layout={layout} theme={theme} />}>
      {code === undefined && <LoadingBlock />}
      {code === 'failed' && (
        <ErrorPanel
          title="This page could not be loaded"
          description="Check your connection, then try again."
          onRetry={() => setAttempt((last) => last + 1)}
        />
      )}
      {code !== undefined && code !== 'failed' && (
        <code.RequiredFactorPage
          email={user.email}
          changes={code.account.secondFactor}
          onSignOut={() => void signOut('user')}
        />
      )}
    </ShellLessLayout>
  );
}

async function loadCode(account: () => Promise<AccountBackend>) {
  const [{ RequiredFactorPage }, loaded] = await Promise.all([
    import('./required-factor-page.tsx'),
    account(),
  ]);
  return { RequiredFactorPage, account: loaded };
}
