import { Box } from '@vcms/ui';
import { type KeyboardEvent, useCallback, useId, useRef } from 'react';
import type { MenuModeProps } from '../modes/menu-mode-props.ts';
import { useDismiss } from '../use-dismiss.ts';
import { submenuKeyRequest } from './submenu-keyboard.ts';
import { SubmenuRoot, type SubmenuRootStyle } from './submenu-root.tsx';

export interface SubmenuRootsProps extends MenuModeProps, SubmenuRootStyle {
  readonly listStyle: Readonly<Record<string, unknown>>;
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
        {menu.map((node) => (
          <SubmenuRoot
            key={node.id}
            node={node}
            active={active}
            dispatch={dispatch}
            orientation={orientation}
            itemStyle={itemStyle}
            wrap={wrap}
            bar={bar}
            takeFocus={takeFocus}
            isOpen={node.id === openId}
            flyoutId={`${idBase}${node.id}`}
            onFollow={hide}
          />
        ))}
      </Box>
    </Box>
  );
}

function focusFirstLink(root: HTMLElement): void {
  root.closest('li')?.querySelector<HTMLElement>('[data-flyout] [data-menu-item]')?.focus();
}
