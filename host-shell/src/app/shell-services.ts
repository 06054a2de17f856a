import type { QuestionDesk, SignInProvider, UiSystem } from '@vcms/contract';
import type { SessionController } from '../auth/session-controller.ts';
import type { SignOutCause } from '../auth/sign-out.ts';
import type { AccountBackend } from '../backend/account-backend.ts';
import type { AuthResult } from '../backend/auth-failure.ts';
import type { DeviceList } from '../backend/device-list.ts';
import type { InvitationBackend } from '../backend/invitation-backend.ts';
import type { TrustedCall, TrustedResult } from '../backend/trusted-call.ts';
import type { Overrides } from '../federation/overrides.ts';
import type { ReleaseHealth } from '../federation/release-health.ts';
import type { RemoteRuntime } from '../federation/remote-runtime.ts';
import type { LayoutStore } from '../layout/layout-store.ts';
import type { NotificationFeed } from '../notifications/notification-feed.ts';
import type { ToastNotifier } from '../notifications/notifier.ts';
import type { Telemetry } from '../telemetry/logger.ts';
import type { ThemeStore } from '../theme/theme-store.ts';
import type { InvitePart } from './invite-route.tsx';
import type { LeaveGuards } from './leave-guards.ts';
import type { Navigator } from './navigator.ts';
import type { PartLoader } from './part-loader.ts';
import type { UploadPart } from './upload-route.tsx';

/** Everything the views need, built once by the composition root. */
export interface ShellServices extends EntryServices {
  readonly runtime: RemoteRuntime;
  /** The browsers of the signed-in person, this one noted with them. */
  readonly devices: DeviceList;
  /** What tabs told of the releases that users get. Rejects when its code cannot be loaded. */
  readonly releaseHealth: () => Promise<ReleaseHealth>;
}

/** What there is from the start, before anybody has signed in. */
export interface EntryServices {
  readonly session: SessionController;
  readonly signOut: (cause: SignOutCause) => Promise<boolean>;
  /** What the page offers besides the password. */
  readonly signInProviders: readonly SignInProvider[];
  readonly sendPasswordReset: (email: string) => Promise<AuthResult>;
  readonly feed: NotificationFeed;
  readonly notifier: ToastNotifier;
  readonly layout: LayoutStore;
  readonly theme: ThemeStore;
  readonly navigator: Navigator;
  readonly guards: LeaveGuards;
  /** Yes-or-no questions of pages, remotes and the sign-out; the signed-in shell shows them. */
  readonly questions: QuestionDesk;
  /** Changes to the own account; the code loads when first asked. Rejects when it cannot be loaded. */
  readonly account: () => Promise<AccountBackend>;
  readonly invitations: InvitationBackend;
  /** The page behind an invitation's link: nobody needs its code to sign in. */
  readonly invitePage: PartLoader<InvitePart>;
  /** Calls a Cloud Function; pages without a session use it as well. */
  readonly trustedCall: TrustedCall;
  /** The page behind a broker's link. */
  readonly uploadPage: PartLoader<UploadPart>;
  /** Ends every session of the signed-in person. */
  readonly signOutEverywhere: () => Promise<TrustedResult<void>>;
  /** Development builds only: the remotes that this tab takes from a developer's server. */
  readonly overrides?: Overrides | undefined;
  readonly telemetry: Telemetry;
  readonly uiSystem: UiSystem;
  /** The tab's storage: holds the page to return to after sign-in. */
  readonly sessionStorage: Storage;
}
