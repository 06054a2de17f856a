import { Box } from '@vcms/ui';
import type { ShellUser } from './shell-user.ts';
import { UserAvatar } from './user-avatar.tsx';

export interface AvatarButtonProps {
  readonly user: ShellUser;
  readonly expanded: boolean;
  readonly onPress: () => void;
}

/** Opens and closes the profile panel. */
export function AvatarButton({ user, expanded, onPress }: AvatarButtonProps) {
  return (
    <Box
      asChild
      display="inline-flex"
      p="3px"
      borderRadius="full"
      cursor="pointer"
      transition="background-color 120ms"
      _hover={{ bg: 'bg.emphasized' }}
    >
      <button
        type="button"
        aria-label="Profile"
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={onPress}
      >
        <UserAvatar user={user} size="2.5rem" />
      </button>
    </Box>
  );
}
