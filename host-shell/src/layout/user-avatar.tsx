import { Box, Flex, Image } from '@vcms/ui';
import { useState } from 'react';
import { initialsOf, type ShellUser } from './shell-user.ts';

export interface UserAvatarProps {
  readonly user: ShellUser;
  /** CSS length of both sides. */
  readonly size: string;
}

/** The user's picture, or initials when there is none or it fails to load. Decorative: its owner carries the name. */
export function UserAvatar({ user, size }: UserAvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const url = user.photoUrl === failedUrl ? undefined : (user.photoUrl ?? undefined);
  return (
    <Flex
      as="span"
      boxSize={size}
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="full"
      overflow="hidden"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      aria-hidden
    >
      {url === undefined ? (
        <Box as="span" fontWeight="bold" fontSize={`calc(${size} * 0.38)`} lineHeight="1">
          {initialsOf(user.email)}
        </Box>
      ) : (
        <Image
          src={url}
          alt=""
          boxSize="full"
          objectFit="cover"
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(url)}
        />
      )}
    </Flex>
  );
}
