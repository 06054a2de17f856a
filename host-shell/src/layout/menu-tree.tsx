import type { MenuNode } from '@vcms/contract';
import { Box } from '@vcms/ui';
import type { ActiveEntry } from '../navigation/menu-view.ts';
import { MenuGroupRow } from './menu-group-row.tsx';
import { handleMenuKey } from './menu-keyboard.ts';
import { MenuLinkRow } from './menu-link-row.tsx';

/** What every vertical form of the menu needs. */
export interface MenuTreeProps {
  readonly menu: readonly MenuNode[];
  readonly active: ActiveEntry | undefined;
  readonly openGroups: readonly string[];
  readonly onToggleGroup: (id: string) => void;
  /** A link was followed, the current page's included. */
  readonly onFollow: () => void;
}

/** The menu as a column of links and disclosure groups; no landmark at all without entries (A16). */
export function MenuTree({ menu, active, openGroups, onToggleGroup, onFollow }: MenuTreeProps) {
  if (menu.length === 0) return null;
  const currentId = active?.link.id;
  return (
    <nav aria-label="Main" onKeyDown={handleMenuKey}>
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="0.25rem">
        {menu.map((node) => (
          <li key={node.id}>
            {node.kind === 'link' ? (
              <MenuLinkRow link={node} current={node.id === currentId} onFollow={onFollow} />
            ) : (
              <MenuGroupRow
                group={node}
                open={openGroups.includes(node.id)}
                currentId={node.id === active?.group?.id ? currentId : undefined}
                onToggle={() => onToggleGroup(node.id)}
                onFollow={onFollow}
              />
            )}
          </li>
        ))}
      </Box>
    </nav>
  );
}
