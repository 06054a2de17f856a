import type { AbsolutePath, MenuLink, MenuNode } from '@vcms/contract';
import { Box, Icon, Link, Stack, Text } from '@vcms/ui';

export interface MenuListProps {
  readonly nodes: readonly MenuNode[];
  readonly path: string;
  readonly onGo: (to: AbsolutePath) => void;
}

/** The remote's menu for one role: groups open, the current page marked. */
export function MenuList({ nodes, path, onGo }: MenuListProps) {
  return (
    <Stack as="nav" aria-label="Menu" gap="1">
      {nodes.map((node) =>
        node.kind === 'link' ? (
          <MenuItem key={node.id} link={node} path={path} onGo={onGo} />
        ) : (
          <Box key={node.id}>
            <Text fontSize="sm" color="fg.muted" px="2" pt="2">
              {node.label}
            </Text>
            {node.items.map((link) => (
              <MenuItem key={link.id} link={link} path={path} onGo={onGo} />
            ))}
          </Box>
        ),
      )}
    </Stack>
  );
}

interface MenuItemProps extends Omit<MenuListProps, 'nodes'> {
  readonly link: MenuLink;
}

function MenuItem({ link, path, onGo }: MenuItemProps) {
  const isCurrent = link.to.replace(/\/$/, '') === path.replace(/\/$/, '');
  return (
    <Link
      href={link.to}
      aria-current={isCurrent ? 'page' : undefined}
      display="flex"
      gap="2"
      px="2"
      py="1"
      rounded="md"
      {...(isCurrent ? { bg: 'bg.muted', fontWeight: 'semibold' } : {})}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGo(link.to);
      }}
    >
      <Icon name={link.icon} />
      {link.label}
    </Link>
  );
}
