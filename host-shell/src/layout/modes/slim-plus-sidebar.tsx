import { SLIM_PLUS_WIDTH } from '../layout-constants.ts';
import { rootStyle } from '../submenu/root-style.ts';
import { SlimColumn, slimListStyle } from '../submenu/slim-column.tsx';
import { SubmenuRoots } from '../submenu/submenu-roots.tsx';
import type { MenuModeProps } from './menu-mode-props.ts';

/** Icon above a label that takes the lines it needs, never under 12 px: nothing is cut off, whatever the text spacing. */
const itemStyle = {
  ...rootStyle,
  width: '6.75rem',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.375rem',
  minHeight: '4.25rem',
  paddingInline: '0',
  '& [data-root-label]': {
    maxWidth: '100%',
    fontSize: 'max(0.875rem, 12px)',
    lineHeight: '1.2',
    textAlign: 'center',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    letterSpacing: '-0.01em',
  },
  // Bold letters are wider: a long word would break in its middle.
  '&[aria-current=page] [data-root-label], &[data-holds-current] [data-root-label]': {
    letterSpacing: '-0.05em',
  },
};

/** Mode slim-plus (1.4). */
export function SlimPlusSidebar(props: MenuModeProps) {
  return (
    <SlimColumn width={SLIM_PLUS_WIDTH} menuTheme={props.menuTheme} dispatch={props.dispatch}>
      <SubmenuRoots {...props} orientation="column" listStyle={slimListStyle} itemStyle={itemStyle} />
    </SlimColumn>
  );
}
