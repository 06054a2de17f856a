import type { ContractVersion } from './contract-version.ts';
import type { RemoteName, RoleCode, RoleFamily } from './roles.ts';

/** An in-app path that begins with exactly one slash. */
export type AbsolutePath = `/${string}`;
/** A key of the shell's icon set; an unknown key shows a neutral dot. */
export type IconName = string;

/** A menu entry that leads somewhere. */
export interface MenuLink {
  readonly kind: 'link';
  /** Stable and unique in the remote: used by tests, telemetry and keys. */
  readonly id: string;
  readonly label: string;
  readonly to: AbsolutePath;
  readonly icon?: IconName;
  /** Shown, but leads to the not-found page on purpose (two entries of role 5004). */
  readonly placeholder?: true;
}

/** A menu entry with children. One level only: that is all the product has. */
export interface MenuGroup {
  readonly kind: 'group';
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly items: readonly MenuLink[];
}

export type MenuNode = MenuLink | MenuGroup;

/** A path the remote can render, whether or not a menu entry points at it. */
export interface RouteDecl {
  /** Segments, `:param`, or a final `*`. */
  readonly path: AbsolutePath;
  readonly roles: readonly RoleCode[];
  /** Breadcrumb text for a path with no menu entry of its own. */
  readonly label?: string;
  readonly parent?: AbsolutePath;
}

/** The value a remote exposes as `./menu`: JSON-serialisable data and nothing else. */
export interface RemoteMenu {
  readonly contract: ContractVersion;
  readonly remote: RemoteName;
  readonly family: RoleFamily;
  readonly menus: Readonly<Partial<Record<RoleCode, readonly MenuNode[]>>>;
  readonly routes: readonly RouteDecl[];
}
