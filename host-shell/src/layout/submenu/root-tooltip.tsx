import { Portal, Tooltip } from '@vcms/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { TOOLTIP_DELAY_MS } from '../layout-constants.ts';

export interface RootTooltipProps {
  readonly label: string;
  /** True while a flyout is open or hover is armed (1.3). */
  readonly suppressed: boolean;
  readonly children: ReactElement;
}

/** True 100 ms after mounting: the first half of "menu tooltip mount delay" (A25). */
export function useTooltipsAttached(): boolean {
  const [attached, setAttached] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAttached(true), TOOLTIP_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return attached;
}

/**
 * The label of a root that shows only its icon: 100 ms after the pointer comes, at once on keyboard focus, never
 * on touch. It repeats the root's name, so assistive technology is spared it.
 */
export function RootTooltip({ label, suppressed, children }: RootTooltipProps) {
  return (
    <Tooltip.Root
      openDelay={TOOLTIP_DELAY_MS}
      closeDelay={0}
      disabled={suppressed}
      positioning={{ placement: 'right', offset: { mainAxis: 12 } }}
      lazyMount
      unmountOnExit
    >
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content textStyle="sm" px="3" py="1.5">
            {label}
          </Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
