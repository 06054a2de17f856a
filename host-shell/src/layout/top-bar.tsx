import { Box, Flex } from '@vcms/ui';
import type { ReactNode } from 'react';
import { AccountSummary } from './account-summary.tsx';
import { AvatarButton } from './avatar-button.tsx';
import { COG_WIDTH, LAYERS, TOP_BAR_HEIGHT } from './layout-constants.ts';
import type { ShellUser } from './shell-user.ts';

export interface TopBarProps {
  /** The menu button, or nothing in the modes that have none. */
  readonly menuButton: ReactNode;
  /** The logo, where no sidebar shows it. */
  readonly logo: ReactNode;
  readonly breadcrumb: ReactNode;
  /** Absent for a visitor who is not signed in (A13). */
  readonly user: ShellUser | undefined;
  /** The notification bell. */
  readonly bell: ReactNode;
  readonly profileOpen: boolean;
  readonly onProfilePress: () => void;
}

/** The page's banner: menu button, place, account, bell and avatar. Lies on the ground and lets content pass below. */
export function TopBar({
  menuButton,
  logo,
  breadcrumb,
  user,
  bell,
  profileOpen,
  onProfilePress,
}: TopBarProps) {
  return (
    <Flex
      as="header"
      data-print="hide"
      position="sticky"
      top="0"
      zIndex={LAYERS.topBar}
      height={TOP_BAR_HEIGHT}
      align="center"
      gap={{ base: '2', lg: '3' }}
      ps={{ base: '3', md: '5', lg: '8' }}
      pe={{ base: `calc(${COG_WIDTH} + 0.75rem)`, lg: '8' }}
      bg="bg/85"
      backdropFilter="blur(10px)"
    >
      {menuButton}
      {logo}
      <Box flex="1" minW="0">
        {breadcrumb}
      </Box>
      {user !== undefined && <AccountSummary user={user} />}
      <Flex align="center" gap="2" flexShrink="0">
        {bell}
        {user !== undefined && <AvatarButton user={user} expanded={profileOpen} onPress={onProfilePress} />}
      </Flex>
    </Flex>
  );
}
