import { MinimalSettings } from '../../app/shell-less-pages.tsx';
import type { EntryServices } from '../../app/shell-services.ts';
import type { SessionUser } from '../../auth/session-state.ts';
import { LoadedPage } from '../loaded-page.tsx';
import { ShellLessLayout } from '../shell-less-layout.tsx';

export interface RequiredFactorRouteProps {
  readonly services: Pick<EntryServices, 'account' | 'layout' | 'theme' | 'signOut'>;
  readonly user: SessionUser;
}

const loadPage = () => import('./required-factor-page.tsx');

/** Stands for every page of somebody who must sign in in two steps and cannot yet; its code loads with the need for it. */
export function RequiredFactorRoute({ services, user }: RequiredFactorRouteProps) {
  const { account, layout, theme, signOut } = services;
  return (
    <ShellLessLayout settings={<MinimalSettings layout={layout} theme={theme} />}>
      <LoadedPage account={account} load={loadPage}>
        {({ RequiredFactorPage }, { secondFactor }) => (
          <RequiredFactorPage
            email={user.email}
            changes={secondFactor}
            onSignOut={() => void signOut('user')}
          />
        )}
      </LoadedPage>
    </ShellLessLayout>
  );
}
