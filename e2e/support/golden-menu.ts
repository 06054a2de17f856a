import { GOLDEN_PLACEHOLDERS, type GoldenLink, GOLDEN_MENUS as MENUS } from '@vcms/testing/golden-menus';

/** One menu link of the specification, section 2. */
export interface GoldenEntry {
  readonly label: string;
  /** As the menu spells it, trailing slash included. */
  readonly path: string;
  readonly group?: string;
  readonly placeholder?: true;
}

function toEntry([label, path]: GoldenLink): GoldenEntry {
  return { label, path, ...(GOLDEN_PLACEHOLDERS.includes(label) ? { placeholder: true } : {}) };
}

/** The six golden menus link by link, in the order of the screen with every group open. */
export const GOLDEN_MENUS: Readonly<Record<string, readonly GoldenEntry[]>> = Object.fromEntries(
  Object.entries(MENUS).map(([role, nodes]) => [
    role,
    nodes.flatMap(([name, target]) =>
      typeof target === 'string'
        ? [toEntry([name, target])]
        : target.map((link) => ({ ...toEntry(link), group: name })),
    ),
  ]),
);
