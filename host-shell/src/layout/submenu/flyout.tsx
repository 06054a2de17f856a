import type { MenuGroup } from '@vcms/contract';
import { Box } from '@vcms/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FLYOUT_MAX_HEIGHT, FLYOUT_MIN_WIDTH } from '../layout-constants.ts';
import { MenuLinkRow } from '../menu-link-row.tsx';
import { FLYOUT_SURFACE } from '../menu-surface.ts';
import type { FlyoutPlace, FlyoutRoom } from './flyout-position.ts';

export interface FlyoutProps {
  /** Id of the element: the root's `aria-controls`. */
  readonly elementId: string;
  readonly group: MenuGroup;
  readonly currentId: string | undefined;
  readonly bar: RefObject<HTMLElement | null>;
  readonly place: (room: FlyoutRoom) => FlyoutPlace;
  /** True once when the keyboard opened it: the first link takes focus. */
  readonly takeFocus: () => boolean;
  readonly onFollow: () => void;
}

function measure(flyout: HTMLElement, bar: HTMLElement): FlyoutRoom {
  const root = flyout.parentElement ?? bar;
  return {
    root: root.getBoundingClientRect(),
    bar: bar.getBoundingClientRect(),
    flyout: { width: flyout.offsetWidth, height: flyout.offsetHeight },
    viewport: { width: window.innerWidth, height: window.innerHeight },
    rtl: document.documentElement.dir === 'rtl',
  };
}

/** The links of one root group, floating beside or below it; placed on opening and on every resize. */
export function Flyout({ elementId, group, currentId, bar, place, takeFocus, onFollow }: FlyoutProps) {
  const element = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<FlyoutPlace>();
  useLayoutEffect(() => {
    const settle = () => {
      if (element.current !== null && bar.current !== null)
        setSpot(place(measure(element.current, bar.current)));
    };
    settle();
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, [bar, place]);
  const placed = spot !== undefined;
  useEffect(() => {
    // Until it has its place the flyout is invisible, and browsers give no focus to what is invisible.
    if (placed && takeFocus()) element.current?.querySelector<HTMLElement>('[data-menu-item]')?.focus();
  }, [placed, takeFocus]);
  return (
    <Box
      ref={element}
      id={elementId}
      data-flyout=""
      position="fixed"
      style={spot === undefined ? { visibility: 'hidden' } : { top: spot.top, left: spot.left }}
      zIndex="1"
      minWidth={FLYOUT_MIN_WIDTH}
      maxWidth="min(22rem, calc(100vw - 1rem))"
      maxHeight={`min(${FLYOUT_MAX_HEIGHT}, calc(100dvh - 1rem))`}
      overflowY="auto"
      p="0.5rem"
      borderRadius="xl"
      css={FLYOUT_SURFACE}
    >
      <Box as="ul" aria-label={group.label} listStyleType="none" display="grid" gap="0.125rem">
        {group.items.map((link) => (
          <li key={link.id}>
            <MenuLinkRow link={link} nested current={link.id === currentId} onFollow={onFollow} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
