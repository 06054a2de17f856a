import { Icon, IconButton } from '@vcms/ui';
import { SLIDE_MS } from './layout-constants.ts';
import { MENU_BUTTON_ID, SIDEBAR_ELEMENT_ID } from './sidebar-element.ts';

export interface MenuButtonProps {
  /** True while the menu it governs is on screen. */
  readonly expanded: boolean;
  /** False while the menu's element does not exist (a closed mobile menu). */
  readonly controlsMenu: boolean;
  /** Distance from the start of the top bar, as a CSS length. */
  readonly shift: string;
  readonly onPress: () => void;
}

/** Shows and hides the menu; which flag it flips depends on mode and width (spec, section 4). */
export function MenuButton({ expanded, controlsMenu, shift, onPress }: MenuButtonProps) {
  return (
    <IconButton
      id={MENU_BUTTON_ID}
      aria-label="Menu"
      aria-expanded={expanded}
      aria-controls={controlsMenu ? SIDEBAR_ELEMENT_ID : undefined}
      variant="ghost"
      colorPalette="gray"
      borderRadius="lg"
      boxSize="max(2.75rem, 36px)"
      ms={shift}
      transition={`margin ${SLIDE_MS}ms ease-out`}
      bg="transparent"
      _hover={{ bg: 'bg.emphasized' }}
      onClick={onPress}
    >
      <Icon name="menu" size="1.5rem" />
    </IconButton>
  );
}
