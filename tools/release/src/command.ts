import type { RemoteName, RoleCode } from '@vcms/contract';

/** What every command understands. */
export interface CommonOptions {
  /** `folder:DIR` or `gs://bucket[/prefix]`; the running `npm start` when absent. */
  readonly target?: string;
  /** Data folder of `npm start`, relative to the repository. */
  readonly data: string;
  readonly env?: string;
  /** Address of the CDN's root as browsers see it, without a slash at the end. */
  readonly cdnUrl?: string;
  readonly by?: string;
  readonly dryRun: boolean;
  readonly json: boolean;
}

export type Command =
  | {
      readonly name: 'publish';
      readonly remote: RemoteName;
      readonly version?: string;
      /** Folder of a finished build, instead of building. */
      readonly from?: string;
      /** Folder of a copy of the remote's sources to build and test, in the repository. */
      readonly sources?: string;
      /** List the release without giving it to anybody. */
      readonly hold: boolean;
    }
  | {
      readonly name: 'canary';
      readonly remote: RemoteName;
      readonly version: string;
      readonly percent: number;
      readonly roles?: readonly RoleCode[];
      readonly users?: readonly string[];
    }
  | { readonly name: 'enable'; readonly remote: RemoteName }
  | {
      readonly name: 'promote';
      readonly remote: RemoteName;
      /** Whose counts must speak for the canary (CountsSource); absent: nobody is asked. */
      readonly counts?: string;
    }
  | {
      readonly name: 'watch';
      readonly remote: RemoteName;
      readonly counts: string;
    }
  | {
      readonly name: 'compare';
      readonly remote: RemoteName;
      /** A listed release; the canary unless given. */
      readonly version?: string;
      /** File that says where the product runs and who looks; the running `npm start` unless given. */
      readonly accounts?: string;
      /** Paths of the pages to look at; all unless given. */
      readonly only?: readonly string[];
    }
  | { readonly name: 'rollback'; readonly remote: RemoteName; readonly to?: string }
  | { readonly name: 'block' | 'unblock'; readonly remote: RemoteName; readonly version: string }
  | { readonly name: 'disable'; readonly remote: RemoteName; readonly message: string }
  | {
      readonly name: 'status';
      /** Whose tabs tell how releases go (CountsSource). */
      readonly counts?: string;
    }
  | { readonly name: 'merge' }
  | { readonly name: 'help' };

export type CommandName = Command['name'];
