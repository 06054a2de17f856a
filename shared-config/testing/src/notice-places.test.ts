import { NOTICE_PLACES, placePath } from '@vcms/domain/notice-place';
import { expect, it } from 'vitest';
import { GOLDEN_MENUS, type GoldenNode } from './golden-menus.ts';

/** Pages of the shell itself, which stand in no menu. */
const OF_THE_SHELL = ['/profile/user/edit-profile'];

function pathsOf(nodes: readonly GoldenNode[]): readonly string[] {
  return nodes.flatMap(([, rest]) => (typeof rest === 'string' ? [rest] : rest.map(([, path]) => path)));
}

/** A page below one of the menu belongs to it. */
function isPage(path: string, pages: readonly string[]): boolean {
  const [page = ''] = path.split(/[?#]/);
  return [...pages, ...OF_THE_SHELL].some((known) => page === known || page.startsWith(`${known}/`));
}

it.each(Object.entries(GOLDEN_MENUS))(
  'leads %s by every notice to a page that the role has',
  (role, nodes) => {
    const pages = pathsOf(nodes);
    const lost = NOTICE_PLACES.map((place) => placePath(place, role)).filter((path) => !isPage(path, pages));
    expect(lost).toEqual([]);
  },
);
