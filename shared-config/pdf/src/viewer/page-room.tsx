import { Box, LoadingBlock, Text } from '@vcms/ui';
import type { ReactNode, RefObject } from 'react';
import type { PageState } from './use-document-page.ts';

/** CSS pixels around the page. */
export const PAGE_MARGIN = 12;

export interface PageRoomProps {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly state: PageState;
  /** The page, once it is there. */
  readonly children: ReactNode;
}

/** The room in which a page is shown and scrolled. */
export function PageRoom({ room, label, state, children }: PageRoomProps) {
  return (
    <Box
      ref={room}
      role="group"
      aria-label={label}
      tabIndex={0}
      position="relative"
      flex="1"
      minW="0"
      overflow="auto"
      p={`${PAGE_MARGIN}px`}
      bg="bg.muted"
      css={{ scrollbarGutter: 'stable' }}
    >
      {state.kind === 'loading' && <LoadingBlock label="Loading the page" />}
      {state.kind === 'failed' && (
        <Text role="alert">This page cannot be shown. Download the file to see it.</Text>
      )}
      {children}
    </Box>
  );
}
