import type {
  QuestionDesk,
  ReadableStore,
  RemoteApp,
  RemoteMenu,
  RoleCode,
  ShellApi,
  ThemeConfig,
} from '@vcms/contract';
import type { PageToaster } from './page-toaster.ts';

/** Where the page stands with the account that was chosen. */
export type PageState =
  | { readonly kind: 'signing-in'; readonly role: RoleCode }
  | { readonly kind: 'failed'; readonly role: RoleCode; readonly message: string }
  /** `turn` rises with every sign-in, so that the remote is mounted anew. */
  | { readonly kind: 'ready'; readonly role: RoleCode; readonly turn: number; readonly shell: ShellApi };

/** Everything that the frame shows and does. */
export interface StandalonePage {
  readonly menu: RemoteMenu;
  readonly app: RemoteApp;
  readonly roles: readonly RoleCode[];
  readonly state: ReadableStore<PageState>;
  readonly theme: ReadableStore<ThemeConfig>;
  readonly path: ReadableStore<string>;
  readonly toaster: PageToaster;
  readonly questions: QuestionDesk;
  choose(role: RoleCode): void;
  changeScheme(scheme: string): void;
}
