import type { MenuLink, RemoteMenu, RoleCode } from '@vcms/contract';
import { matchesWords } from '@vcms/domain';
import type { SearchSource } from './search-source.ts';

/** The entries of a role's menu; what leads nowhere on purpose is left out. Nothing is read. */
export function pageSource(menu: RemoteMenu, role: RoleCode): SearchSource {
  const pages = (menu.menus[role] ?? []).flatMap((node): readonly { link: MenuLink; group?: string }[] =>
    node.kind === 'group' ? node.items.map((link) => ({ link, group: node.label })) : [{ link: node }],
  );
  return {
    label: 'Pages',
    least: 0,
    find: async (search) =>
      pages
        .filter(
          ({ link, group = '' }) =>
            link.placeholder !== true && matchesWords(`${link.label} ${group}`, search),
        )
        .map(({ link, group }) => ({ id: link.id, title: link.label, note: group, to: link.to })),
  };
}
