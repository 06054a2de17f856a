import { SLIM_WIDTH } from '../layout-constants.ts';
import { rootStyle } from '../submenu/root-style.ts';
import { RootTooltip, useTooltipsAttached } from '../submenu/root-tooltip.tsx';
import { SlimColumn, slimListStyle } from '../submenu/slim-column.tsx';
import { SubmenuRoots } from '../submenu/submenu-roots.tsx';
import type { MenuModeProps } from './menu-mode-props.ts';

/** Icons only; the label stays in the accessible name. */
const itemStyle = {
  ...rootStyle,
  justifyContent: 'center',
  boxSize: 'max(3rem, 40px)',
  padding: '0',
  '& [data-root-label]': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
};

/** Mode slim (1.3). */
export function SlimSidebar(props: MenuModeProps) {
  const attached = useTooltipsAttached();
  const suppressed = !attached || props.state.flags.menuHoverActive || props.state.openGroups.length > 0;
  return (
    <SlimColumn width={SLIM_WIDTH} menuTheme={props.menuTheme} dispatch={props.dispatch}>
      <SubmenuRoots
        {...props}
        orientation="column"
        listStyle={slimListStyle}
        itemStyle={itemStyle}
        wrap={(node, root) => (
          <RootTooltip label={node.label} suppressed={suppressed}>
            {root}
          </RootTooltip>
        )}
      />
    </SlimColumn>
  );
}
