import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { type StatusTone, TONE_LOOKS } from './status-chip.tsx';

export interface StatusLineProps {
  readonly tone: StatusTone;
  /** The status in words: colour and icon only support it. */
  readonly children: ReactNode;
}

/** A status as a line of text with its icon: for sentences, which wrap where a chip cannot. */
export function StatusLine({ tone, children }: StatusLineProps) {
  const { palette, icon } = TONE_LOOKS[tone];
  return (
    <Flex gap="1.5" fontWeight="semibold" colorPalette={palette} color="colorPalette.fg">
      <Flex as="span" height="1lh" align="center" flexShrink="0">
        <Icon name={icon} size="1.1em" />
      </Flex>
      <span>{children}</span>
    </Flex>
  );
}
