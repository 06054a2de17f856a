import {
  type BackendHandles,
  type Capability,
  CONTRACT_VERSION,
  createValueStore,
  DEFAULT_THEME_CONFIG,
  familyOf,
  type LeaveGuard,
  type NavigateOptions,
  type Question,
  type RoleCode,
  type Session,
  type ShellApi,
  type ThemeConfig,
  type ToastInput,
  type ValueStore,
} from '@vcms/contract';
import { createNestedSystem, createUiSystem } from '@vcms/ui';

/** One event a remote logged. */
export interface LoggedEvent {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly cause?: unknown;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** A shell in memory: what the remote gets, and what a test sets and reads. */
export interface FakeShell {
  readonly api: ShellApi;
  readonly session: ValueStore<Session>;
  readonly theme: ValueStore<ThemeConfig>;
  /** Toasts that are showing, by id. */
  readonly toasts: ReadonlyMap<string, ToastInput>;
  readonly navigations: readonly { readonly to: string; readonly options?: NavigateOptions | undefined }[];
  readonly guards: ReadonlySet<LeaveGuard>;
  /** What was asked, in order. */
  readonly questions: readonly Question[];
  readonly events: readonly LoggedEvent[];
}

export interface FakeShellOptions {
  readonly role?: RoleCode;
  readonly session?: Partial<Session>;
  readonly theme?: Partial<ThemeConfig>;
  /** Firebase services; reading one that is not given throws, so a test sees that it needs a backend. */
  readonly backend?: Partial<BackendHandles>;
  readonly capabilities?: readonly Capability[];
  /** The answer to every question; yes when not given. */
  readonly answer?: boolean;
}

const ALL: readonly Capability[] = [
  'session',
  'theme',
  'notify',
  'navigate',
  'leave-guard',
  'ask',
  'backend',
  'ui-system',
];

/** A session of the given role with plain values. */
export function fakeSession(role: RoleCode = '5001', change: Partial<Session> = {}): Session {
  const family = familyOf(role);
  if (family === null) throw new Error(`${role} is no role`);
  return {
    userId: `user-${role}`,
    role,
    family,
    email: `user-${role}@example.test`,
    companyId: `company-${role}`,
    companyEmail: `office-${role}@example.test`,
    company: `Company of ${role}`,
    photoUrl: null,
    ...change,
  };
}

/** A ShellApi with in-memory stores that navigates with the page's history, as the real one does. */
export function fakeShell(options: FakeShellOptions = {}): FakeShell {
  const session = createValueStore(fakeSession(options.role, options.session));
  const theme = createValueStore<ThemeConfig>({ ...DEFAULT_THEME_CONFIG, ...options.theme });
  const toasts = new Map<string, ToastInput>();
  const guards = new Set<LeaveGuard>();
  const navigations: { to: string; options?: NavigateOptions | undefined }[] = [];
  const questions: Question[] = [];
  const events: LoggedEvent[] = [];
  const capabilities = options.capabilities ?? ALL;
  let shown = 0;

  const api: ShellApi = Object.freeze<ShellApi>({
    contract: CONTRACT_VERSION,
    has: (capability) => capabilities.includes(capability),
    session,
    theme,
    notify: {
      show(toast) {
        shown += 1;
        const id = toast.key ?? `toast-${shown}`;
        toasts.set(id, toast);
        return id;
      },
      close: (id) => void toasts.delete(id),
    },
    navigate(to, navigateOptions) {
      navigations.push({ to, options: navigateOptions });
      const change = navigateOptions?.replace ? 'replaceState' : 'pushState';
      window.history[change](navigateOptions?.state ?? null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
    addLeaveGuard(guard) {
      const entry: LeaveGuard = (to) => guard(to);
      guards.add(entry);
      return () => void guards.delete(entry);
    },
    ask(question) {
      questions.push(question);
      return Promise.resolve(options.answer ?? true);
    },
    backend: fakeBackend(options.backend ?? {}),
    uiSystem: createNestedSystem(createUiSystem()),
    log: {
      info: (event, data) => void events.push({ level: 'info', event, data }),
      warn: (event, data) => void events.push({ level: 'warn', event, data }),
      error: (event, cause, data) => void events.push({ level: 'error', event, cause, data }),
    },
  });
  return { api, session, theme, toasts, navigations, guards, questions, events };
}

function fakeBackend(given: Partial<BackendHandles>): BackendHandles {
  const missing = (name: string): never => {
    throw new Error(`This test gives no backend.${name}; pass one to fakeShell({ backend }).`);
  };
  return Object.freeze<BackendHandles>({
    get auth() {
      return given.auth ?? missing('auth');
    },
    get firestore() {
      return given.firestore ?? missing('firestore');
    },
    get storage() {
      return given.storage ?? missing('storage');
    },
    get functions() {
      return given.functions ?? missing('functions');
    },
  });
}
