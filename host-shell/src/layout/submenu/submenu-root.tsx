import type { MenuNode } from '@vcms/contract';
import type { ReactElement, RefObject } from 'react';
import type { MenuModeProps } from '../modes/menu-mode-props.ts';
import { Flyout } from './flyout.tsx';
import { placeBelow, placeBeside } from './flyout-position.ts';
import { RootItem } from './root-item.tsx';
import type { RootOrientation } from './submenu-keyboard.ts';

/** What a menu type says of its roots. */
export interface SubmenuRootStyle {
  readonly orientation: RootOrientation;
  readonly itemStyle: Readonly<Record<string, unknown>>;
  /** Wraps one root, for tooltips. */
  readonly wrap?: ((node: MenuNode, root: ReactElement) => ReactElement) | undefined;
}

export interface SubmenuRootProps extends SubmenuRootStyle, Pick<MenuModeProps, 'active' | 'dispatch'> {
  readonly node: MenuNode;
  readonly isOpen: boolean;
  readonly flyoutId: string;
  readonly bar: RefObject<HTMLElement | null>;
  /** Whether the flyout that opens takes the focus; asked once. */
  readonly takeFocus: () => boolean;
  readonly onFollow: () => void;
}

/** One root with its flyout while that is open. */
export function SubmenuRoot(props: SubmenuRootProps) {
  const { node, active, dispatch, orientation, itemStyle, wrap, isOpen, flyoutId, bar, takeFocus, onFollow } =
    props;
  const root = (
    <RootItem
      node={node}
      style={itemStyle}
      current={node.id === active?.link.id}
      holdsCurrent={node.id === active?.group?.id}
      open={isOpen}
      flyoutId={flyoutId}
      chevron={orientation === 'bar'}
      onPress={() => dispatch({ type: 'group-pressed', id: node.id })}
      onFollow={onFollow}
    />
  );
  return (
    <li
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        dispatch({ type: 'root-hovered', id: node.kind === 'group' ? node.id : undefined });
      }}
    >
      {wrap?.(node, root) ?? root}
      {isOpen && node.kind === 'group' && (
        <Flyout
          elementId={flyoutId}
          group={node}
          currentId={active?.link.id}
          bar={bar}
          place={orientation === 'bar' ? placeBelow : placeBeside}
          takeFocus={takeFocus}
          onFollow={onFollow}
        />
      )}
    </li>
  );
}
