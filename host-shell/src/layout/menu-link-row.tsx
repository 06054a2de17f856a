import type { MenuLink } from '@vcms/contract';
import { Box, Icon } from '@vcms/ui';
import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { menuRowStyle, menuSubRowStyle } from './menu-item-style.ts';

export interface MenuLinkRowProps {
  readonly link: MenuLink;
  readonly current: boolean;
  /** True for a link inside a group. */
  readonly nested?: boolean;
  readonly onFollow: MouseEventHandler<HTMLAnchorElement>;
}

/** One link of a vertical menu. */
export function MenuLinkRow({ link, current, nested = false, onFollow }: MenuLinkRowProps) {
  return (
    <Box asChild css={nested ? menuSubRowStyle : menuRowStyle}>
      <Link to={link.to} onClick={onFollow} data-menu-item="" aria-current={current ? 'page' : undefined}>
        {!nested && <Icon name={link.icon} size="1.375rem" color="var(--menu-icon)" />}
        <Box as="span" minW="0" overflowWrap="anywhere">
          {link.label}
        </Box>
      </Link>
    </Box>
  );
}
