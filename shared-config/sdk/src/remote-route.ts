import type { AbsolutePath, RoleCode } from '@vcms/contract';
import type { ComponentType } from 'react';

/** One line of a remote's route table. */
export interface RemoteRoute {
  /** Segments, `:param`, or a final `*`; absolute, as in the menu. */
  readonly path: AbsolutePath;
  /** Roles that may see the page. */
  readonly roles: readonly RoleCode[];
  /** The page's name, as its heading shows it. */
  readonly title: string;
  /** From `lazyWithRetry`, so that each page is a chunk of its own. */
  readonly page: ComponentType;
}
