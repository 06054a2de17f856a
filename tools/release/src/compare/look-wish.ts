import type { RemoteName, RoleCode } from '@vcms/contract';
import type { ComparedPage } from './compared-pages.ts';

/** Window sizes, in CSS pixels, in which each page is looked at. */
export const LOOK_SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type LookSize = keyof typeof LOOK_SIZES;

export interface CompareAccount {
  readonly role: RoleCode;
  readonly email: string;
  readonly password: string;
}

/** Whose pages are opened, as which release, by whom. */
export interface LookWish {
  /** Origin of the shell. */
  readonly site: string;
  readonly remote: RemoteName;
  readonly version: string;
  /** Folder of the release below the remote's base, ends in a slash: its scripts must have been read. */
  readonly folder: string;
  readonly account: CompareAccount;
  readonly pages: readonly ComparedPage[];
}

/** What was seen of one page. */
export interface PageLook {
  readonly path: string;
  /** PNG of the whole page, by size; without those of a page that did not come. */
  readonly pictures: Readonly<Partial<Record<LookSize, Uint8Array>>>;
  /** Why it does not work, one sentence each: it did not come, shows an error, or complains. */
  readonly problems: readonly string[];
}
