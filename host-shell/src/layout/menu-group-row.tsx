import type { MenuGroup } from '@vcms/contract';
import { Box, Icon } from '@vcms/ui';
import { useId } from 'react';
import { menuFoldStyle, menuRowStyle } from './menu-item-style.ts';
import { MenuLinkRow } from './menu-link-row.tsx';

export interface MenuGroupRowProps {
  readonly group: MenuGroup;
  readonly open: boolean;
  /** Id of the current link, if it is in this group. */
  readonly currentId: string | undefined;
  readonly onToggle: () => void;
  readonly onFollow: () => void;
}

/** One group of a vertical menu: a disclosure button and its links. */
export function MenuGroupRow({ group, open, currentId, onToggle, onFollow }: MenuGroupRowProps) {
  const foldId = useId();
  return (
    <>
      <Box asChild css={menuRowStyle}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={foldId}
          data-menu-item=""
          data-menu-group=""
          data-holds-current={currentId === undefined ? undefined : ''}
          onClick={onToggle}
        >
          <Icon name={group.icon} size="1.375rem" color="var(--menu-icon)" />
          <Box as="span" flex="1" minW="0" overflowWrap="anywhere">
            {group.label}
          </Box>
          <Box
            as="span"
            display="inline-flex"
            color="var(--menu-fg)"
            opacity="0.75"
            transition="rotate 200ms"
            rotate={open ? '180deg' : '0deg'}
          >
            <Icon name="chevron-down" size="1.125rem" />
          </Box>
        </button>
      </Box>
      <Box id={foldId} hidden={!open} css={menuFoldStyle} data-menu-fold="">
        <Box
          as="ul"
          listStyleType="none"
          ms="1.5rem"
          ps="0.75rem"
          pt="0.125rem"
          borderInlineStart="1px solid var(--menu-line)"
        >
          {group.items.map((link) => (
            <li key={link.id}>
              <MenuLinkRow link={link} nested current={link.id === currentId} onFollow={onFollow} />
            </li>
          ))}
        </Box>
      </Box>
    </>
  );
}
