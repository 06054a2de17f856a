import { createQuestionDesk, createValueStore, DEFAULT_THEME_CONFIG, type RemoteMenu } from '@vcms/contract';
import { createUiSystem } from '@vcms/ui';
import { vi } from 'vitest';
import { GuestShell } from '../app/guest-shell.tsx';
import { createLeaveGuards } from '../app/leave-guards.ts';
import { createNavigator } from '../app/navigator.ts';
import type { PartLoader, PartState } from '../app/part-loader.ts';
import type { ShellServices } from '../app/shell-services.ts';
import { SignedInShell } from '../app/signed-in-shell.tsx';
import type { SessionState } from '../auth/session-state.ts';
import type { AccountBackend } from '../backend/account-backend.ts';
import type { OwnProfile } from '../backend/own-profile.ts';
import type { ReleaseNotice } from '../federation/release-notice.ts';
import { IDLE_STATUS, type RemoteStatus } from '../federation/remote-status-store.ts';
import { createLayoutStore } from '../layout/layout-store.ts';
import { createNotificationFeed } from '../notifications/notification-feed.ts';
import { createNotifier } from '../notifications/notifier.ts';
import { InvitePage } from '../pages/invite/invite-page.tsx';
import { UploadPage } from '../pages/upload/upload-page.tsx';
import { createTelemetry } from '../telemetry/logger.ts';
import { createThemeStore } from '../theme/theme-store.ts';

/** Services of a shell whose session and menu the test sets by hand; everything that leaves the page is recorded. */
export function createTestServices(state: SessionState) {
  const session = createValueStore<SessionState>(state);
  const menu = createValueStore<RemoteMenu | undefined>(undefined);
  const status = createValueStore<RemoteStatus>({ ...IDLE_STATUS, phase: 'ready' });
  const notice = createValueStore<ReleaseNotice | undefined>(undefined);
  const online = createValueStore(true);
  const refreshPage = vi.fn();
  const dismissNotice = vi.fn();
  const telemetry = createTelemetry({ now: () => 0, path: () => window.location.pathname, sinks: [] });
  const after = () => () => {};
  const notifier = createNotifier(after);
  const signOut = vi.fn(async () => true);
  const signIn = vi.fn(async () => ({ ok: true }) as const);
  const services: ShellServices = {
    session: {
      store: session,
      start: () => () => {},
      signIn,
      signInWithGoogle: signIn,
      stopListeners: () => {},
      end: (reason) => session.set({ kind: 'out', reason }),
      markSignOutPending: () => {},
    },
    signOut,
    signInProviders: [],
    sendPasswordReset: async () => ({ ok: true }),
    feed: createNotificationFeed({
      repository: { watch: () => () => {}, remove: async () => {}, markRead: async () => {} },
      after,
      notify: notifier,
      log: telemetry.shell,
    }),
    notifier,
    layout: createLayoutStore(DEFAULT_THEME_CONFIG.menuMode, true),
    theme: createThemeStore({ storage: localStorage, root: document.createElement('html'), tabs: window }),
    runtime: {
      status,
      menu,
      notice,
      online,
      slotElement: document.createElement('section'),
      setSession: async () => {},
      retry: async () => {},
      refreshPage,
      dismissNotice,
      start: () => {},
      stop: async () => {},
    },
    devices: async () => ({ ok: true, value: [] }),
    releaseHealth: async () => ({ kind: 'off' }),
    navigator: createNavigator(),
    guards: createLeaveGuards(),
    questions: createQuestionDesk(),
    account: createTestAccount,
    invitations: {
      check: async () => ({ ok: true, value: { state: 'unknown' } }),
      accept: async ({ token }) => ({ ok: true, value: `${token}@example.test` }),
      askAgain: async () => ({ ok: true, value: undefined }),
    },
    invitePage: loaded({ InvitePage }),
    trustedCall: async () => ({ ok: true, value: { state: 'unknown' } }),
    uploadPage: loaded({ UploadPage }),
    signOutEverywhere: async () => ({ ok: true, value: undefined }),
    telemetry,
    uiSystem: createUiSystem(),
    sessionStorage: window.sessionStorage,
  };
  const signedIn = loaded({ services, SignedInShell, GuestShell });
  const stores = { session, menu, status, notice, online };
  return { services, signedIn, ...stores, refreshPage, dismissNotice, signOut, signIn };
}

/** A part of the shell whose code has arrived before anything else. */
function loaded<T>(part: T): PartLoader<T> {
  return { store: createValueStore<PartState<T>>({ kind: 'ready', part }), load: () => {} };
}

/** The account of Ana, whose changes all succeed and are kept nowhere. */
export async function createTestAccount(): Promise<AccountBackend> {
  const done = async () => ({ ok: true, value: undefined }) as const;
  const profile: OwnProfile = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    title: 'Safety lead',
    phone: '+13125550142',
    emailReminders: true,
    digest: 'daily',
  };
  return {
    profile: { read: async () => ({ ok: true, value: profile }), save: done, setPhoto: done },
    photo: { put: done, remove: done, open: async () => undefined },
    credentials: {
      requestEmailChange: async () => ({ ok: true }),
      changePassword: async () => ({ ok: true }),
    },
    secondFactor: {
      enrolledAt: () => undefined,
      begin: async () => ({ ok: false, kind: 'network', cause: undefined }),
      beginAfterSignIn: async () => ({ ok: false, kind: 'network', cause: undefined }),
      turnOff: async () => ({ ok: true }),
    },
  };
}
