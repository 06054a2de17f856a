import type { MenuNode } from '@vcms/contract';
import { may } from '@vcms/domain/capabilities';
import { Box, QuestionDialog } from '@vcms/ui';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { RoleProvider, useRole } from '../auth/role-context.tsx';
import { photoUrlOf, type SessionUser } from '../auth/session-state.ts';
import { ALLOW_OVERRIDES } from '../federation/build-constants.ts';
import { OverrideBar } from '../federation/override-bar.tsx';
import { PageNotices } from '../federation/page-notices.tsx';
import { LAYERS, TOP_BAR_HEIGHT } from '../layout/layout-constants.ts';
import { ShellFrame } from '../layout/shell-frame.tsx';
import { usePicture } from '../layout/use-picture.ts';
import { NotificationCenter } from '../notifications/notification-center.tsx';
import { RequiredFactorRoute } from '../pages/required-factor/required-factor-route.tsx';
import { useStore } from '../store/use-store.ts';
import { ShellContent } from './shell-content.tsx';
import type { ShellServices } from './shell-services.ts';

export interface SignedInShellProps {
  readonly services: ShellServices;
  readonly user: SessionUser;
}

/** No entries; one reference for ever, because the frame compares menus by reference. */
export const NO_MENU: readonly MenuNode[] = [];

const currentTime = () => new Date();

/** The shell of a signed-in user; of somebody whose second factor is missing, the step that sets it up and nothing else. */
export function SignedInShell({ services, user }: SignedInShellProps) {
  if (user.secondFactor === 'missing') return <RequiredFactorRoute services={services} user={user} />;
  return (
    <RoleProvider sessionRole={user.role}>
      <FramedShell services={services} user={user} />
    </RoleProvider>
  );
}

function FramedShell({ services, user }: SignedInShellProps) {
  const { layout, theme, feed, runtime, signOut, overrides, questions, notifier, account } = services;
  const { pathname } = useLocation();
  const { role } = useRole();
  const remoteMenu = useStore(runtime.menu);
  const question = useStore(questions.pending);
  const { notificationPanelVisible } = useStore(layout);
  const menu = role === undefined ? NO_MENU : (remoteMenu?.menus[role] ?? NO_MENU);
  const bellFailed = useCallback(() => {
    layout.dispatch({ type: 'notifications-closed' });
    notifier.show({
      kind: 'warning',
      message: 'Your notifications could not be opened. Check your connection and try again.',
    });
  }, [layout, notifier]);
  const openPicture = useCallback(async (url: string) => (await account()).photo.open(url), [account]);
  const photoUrl = usePicture(photoUrlOf(user), openPicture);
  return (
    <ShellFrame
      menu={menu}
      routes={remoteMenu?.routes}
      path={pathname}
      user={{ email: user.companyEmail, company: user.company, photoUrl }}
      layout={layout}
      theme={theme}
      bell={
        <NotificationCenter
          feed={feed}
          userRole={role ?? ''}
          now={currentTime}
          open={notificationPanelVisible}
          onToggle={() => layout.dispatch({ type: 'notifications-toggled' })}
          onClose={() => layout.dispatch({ type: 'notifications-closed' })}
          onUnavailable={bellFailed}
        />
      }
      onSignOut={() => void signOut('user')}
      showStatus={may(role, 'seeStatus')}
    >
      {ALLOW_OVERRIDES && overrides !== undefined && <OverrideBar overrides={overrides} />}
      {/* Far down a long page the loss of the network is news too. */}
      <Box position="sticky" top={TOP_BAR_HEIGHT} zIndex={LAYERS.topBar - 1}>
        <PageNotices runtime={runtime} />
      </Box>
      <ShellContent services={services} user={user} path={pathname} menu={remoteMenu} />
      <QuestionDialog question={question} onAnswer={questions.answer} />
    </ShellFrame>
  );
}
