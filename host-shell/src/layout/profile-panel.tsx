import { Box, Button, CloseButton, Drawer, Flex, Icon, Portal } from '@vcms/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  PROFILE_PANEL_FULL_WIDTH_BELOW_PX,
  PROFILE_PANEL_WIDTH,
  PROFILE_PATH,
  STATUS_PATH,
} from './layout-constants.ts';
import type { ShellUser } from './shell-user.ts';
import { UserAvatar } from './user-avatar.tsx';

export interface ProfilePanelProps {
  readonly user: ShellUser;
  readonly open: boolean;
  /** True for support: offers the page that says what this tab runs. */
  readonly showStatus?: boolean;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

const contentStyle = {
  maxWidth: '100vw',
  [`@media (min-width: ${PROFILE_PANEL_FULL_WIDTH_BELOW_PX}px)`]: { maxWidth: PROFILE_PANEL_WIDTH },
};

const actionStyle = {
  justifyContent: 'flex-start',
  width: 'full',
  height: '3.25rem',
  fontSize: 'md',
  fontWeight: 'medium',
} as const;

/** The account's side panel (spec, section 2): who is signed in, Profile and Sign Out. */
export function ProfilePanel({ user, open, showStatus = false, onClose, onSignOut }: ProfilePanelProps) {
  const profileRef = useRef<HTMLAnchorElement>(null);
  const signOut = () => {
    onClose();
    onSignOut();
  };
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      placement="end"
      initialFocusEl={() => profileRef.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop data-print="hide" />
        <Drawer.Positioner>
          <Drawer.Content css={contentStyle}>
            <Drawer.Header px="6" pt="5" pb="3">
              <Drawer.Title>Profile</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body px="6" pb="6">
              <Account user={user} />
              <Flex direction="column" gap="2" mt="6">
                <Button asChild variant="ghost" colorPalette="gray" {...actionStyle}>
                  <Link ref={profileRef} to={PROFILE_PATH} onClick={onClose}>
                    <Icon name="user" color="colorPalette.fg" />
                    Profile
                  </Link>
                </Button>
                {showStatus && (
                  <Button asChild variant="ghost" colorPalette="gray" {...actionStyle}>
                    <Link to={STATUS_PATH} onClick={onClose}>
                      <Icon name="gauge" />
                      Status
                    </Link>
                  </Button>
                )}
                <Button variant="ghost" colorPalette="gray" {...actionStyle} onClick={signOut}>
                  <Icon name="sign-out" />
                  Sign Out
                </Button>
              </Flex>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild top="4" insetEnd="4">
              <CloseButton aria-label="Close" colorPalette="gray" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function Account({ user }: { readonly user: ShellUser }) {
  return (
    <Flex align="center" gap="4" p="5" borderRadius="xl" bg="bg.muted">
      <UserAvatar user={user} size="4rem" />
      <Box minW="0" overflowWrap="anywhere">
        <Box fontWeight="semibold" fontSize="lg" lineHeight="1.3">
          {user.company}
        </Box>
        <Box color="fg.muted">{user.email}</Box>
      </Box>
    </Flex>
  );
}
