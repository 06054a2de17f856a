import type { ContractVersion } from './contract-version.ts';
import type { AbsolutePath } from './menu.ts';
import type { Question } from './question.ts';
import type { RoleCode, RoleFamily } from './roles.ts';
import type { ThemeConfig } from './theme.ts';

/** A store in the shape of React's useSyncExternalStore. */
export interface ReadableStore<T> {
  /** The same reference until something changed. */
  getSnapshot(): T;
  /** Calls the listener after each change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** The signed-in user as remotes see them. Role and companyId are the token's claims. */
export interface Session {
  readonly userId: string;
  readonly role: RoleCode;
  readonly family: RoleFamily;
  readonly email: string;
  readonly companyId: string;
  readonly companyEmail: string;
  readonly company: string;
  readonly photoUrl: string | null;
}

/** A short message of the shell's toast area. */
export interface ToastInput {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly message: string;
  readonly description?: string;
  /** The same key replaces the toast that is already showing. */
  readonly key?: string;
  /** Milliseconds; undefined: the shell decides, and errors stay until closed. */
  readonly durationMs?: number;
}

export interface Notifier {
  /** Shows a toast and returns its id. */
  show(toast: ToastInput): string;
  close(id: string): void;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Answers whether leaving for `to` is fine. */
export type LeaveGuard = (to: string) => boolean | Promise<boolean>;

/** Features of the shell that a remote can ask for before use (contract minors). */
export type Capability =
  | 'session'
  | 'theme'
  | 'notify'
  | 'navigate'
  | 'leave-guard'
  | 'ask'
  | 'backend'
  | 'ui-system';

/** Firebase services of the shell's one app. Types only: the contract has no run-time dependency. */
export interface BackendHandles {
  readonly auth: import('firebase/auth').Auth;
  readonly firestore: import('firebase/firestore').Firestore;
  readonly storage: import('firebase/storage').FirebaseStorage;
  /** Cloud Functions that can be called; since contract 1.1. */
  readonly functions: import('firebase/functions').Functions;
}

/** The Chakra system that a nested provider takes (no second global sheet). */
export type UiSystem = import('@chakra-ui/react').SystemContext;

/** Structured events; the shell adds remote, release and path. */
export interface RemoteLogger {
  info(event: string, data?: Readonly<Record<string, unknown>>): void;
  warn(event: string, data?: Readonly<Record<string, unknown>>): void;
  error(event: string, cause: unknown, data?: Readonly<Record<string, unknown>>): void;
}

/** Everything the shell offers to a remote (architecture 3a). Frozen. */
export interface ShellApi {
  readonly contract: ContractVersion;
  has(capability: Capability): boolean;
  readonly session: ReadableStore<Session>;
  readonly theme: ReadableStore<ThemeConfig>;
  readonly notify: Notifier;
  navigate(to: AbsolutePath, options?: NavigateOptions): void;
  addLeaveGuard(guard: LeaveGuard): () => void;
  /** Puts the question in a dialog of the page; one at a time, a later one answers the earlier with no. Since contract 1.2. */
  ask(question: Question): Promise<boolean>;
  readonly backend: BackendHandles;
  readonly uiSystem: UiSystem;
  readonly log: RemoteLogger;
}
