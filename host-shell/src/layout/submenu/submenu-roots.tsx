import type { MenuNode } from '@vcms/contract';
import { Box } from '@vcms/ui';
import { type KeyboardEvent, type ReactElement, useCallback, useId, useRef } from 'react';
import type { MenuModeProps } from '../modes/menu-mode-props.ts';
import { useDismiss } from '../use-dismiss.ts';
import { Flyout } from './flyout.tsx';
import { placeBelow, placeBeside } from './flyout-position.ts';
import { RootItem } from './root-item.tsx';
import { type RootOrientation, submenuKeyRequest } from './submenu-keyboard.ts';

export interface SubmenuRootsProps extends MenuModeProps {
  readonly orientation: RootOrientation;
  readonly listStyle: Readonly<Record<string, unknown>>;
  readonly itemStyle: Readonly<Record<string, unknown>>;
  /** Wraps one root, for tooltips. */
  readonly wrap?: (node: MenuNode, root: ReactElement) => ReactElement;
}

/** The roots of slim, slim-plus and horizontal with their flyouts; at most one flyout is open (2.2). */
export function SubmenuRoots(props: SubmenuRootsProps) {
  const { menu, active, state, dispatch, orientation, listStyle, itemStyle, wrap } = props;
  const bar = useRef<HTMLElement>(null);
  const focusFlyout = useRef(false);
  const idBase = useId();
  const [openId] = state.openGroups;
  const hide = useCallback(() => dispatch({ type: 'menus-hidden' }), [dispatch]);
  const close = useCallback(() => {
    bar.current?.querySelector<HTMLElement>('[data-root-item][aria-expanded=true]')?.focus();
    hide();
  }, [hide]);
  const isInside = useCallback((target: Node) => bar.current?.contains(target) === true, []);
  useDismiss({ active: openId !== undefined, isInside, onOutside: hide, onEscape: close });
  const takeFocus = useCallback(() => {
    const take = focusFlyout.current;
    focusFlyout.current = false;
    return take;
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const request = submenuKeyRequest(event, orientation);
    if (request === 'close-flyout') close();
    if (request !== 'enter-flyout') return;
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-root-item]');
    if (item?.getAttribute('aria-expanded') === 'true') return focusFirstLink(item);
    focusFlyout.current = true;
    item?.click();
  };
  if (menu.length === 0) return null;
  return (
    <Box
      as="nav"
      ref={bar}
      aria-label="Main"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (openId !== undefined && next !== null && !event.currentTarget.contains(next)) hide();
      }}
      onPointerLeave={() => dispatch({ type: 'roots-left' })}
    >
      <Box as="ul" listStyleType="none" css={listStyle} onScroll={() => openId !== undefined && hide()}>
        {menu.map((node) => {
          const open = node.id === openId;
          const flyoutId = `${idBase}${node.id}`;
          const root = (
            <RootItem
              node={node}
              style={itemStyle}
              current={node.id === active?.link.id}
              holdsCurrent={node.id === active?.group?.id}
              open={open}
              flyoutId={flyoutId}
              chevron={orientation === 'bar'}
              onPress={() => dispatch({ type: 'group-pressed', id: node.id })}
              onFollow={hide}
            />
          );
          return (
            <li
              key={node.id}
              onPointerEnter={(event) => {
                if (event.pointerType !== 'mouse') return;
                dispatch({ type: 'root-hovered', id: node.kind === 'group' ? node.id : undefined });
              }}
            >
              {wrap?.(node, root) ?? root}
              {open && node.kind === 'group' && (
                <Flyout
                  elementId={flyoutId}
                  group={node}
                  currentId={active?.link.id}
                  bar={bar}
                  place={orientation === 'bar' ? placeBelow : placeBeside}
                  takeFocus={takeFocus}
                  onFollow={hide}
                />
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

function focusFirstLink(root: HTMLElement): void {
  root.closest('li')?.querySelector<HTMLElement>('[data-flyout] [data-menu-item]')?.focus();
}
