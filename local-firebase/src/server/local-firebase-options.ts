import type { Log } from '../functions/log-record.ts';

/** How to run one local Firebase. */
export interface LocalFirebaseOptions {
  /** Default `127.0.0.1`. */
  readonly host?: string;
  /** Default 4302; 0 takes a free port. */
  readonly port?: number;
  /** Owner of every API key. Default `demo-local`. */
  readonly projectId?: string;
  /** Folder of accounts and documents; created when missing. Without it everything is lost at the end. */
  readonly dataDir?: string;
  /** Path of firestore.rules, read once; for every project that is not given rules of its own. Without it every access is denied to all but the administrator. */
  readonly rulesFile?: string;
  /** Path of firestore.indexes.json. Given, a query lacking its composite index fails as in production. */
  readonly indexesFile?: string;
  /** Path of storage.rules, read once. Without it only the administrator may use Storage. */
  readonly storageRulesFile?: string;
  /** Path of a file with sign-in settings, read once: parts of Identity Toolkit's `projects.config`. Without it everybody may sign up. */
  readonly authFile?: string;
  /** Path of a file with passwords between blanks or line ends that nobody may choose, large and small letters the same. */
  readonly refusedPasswordsFile?: string;
  /** Folder of a package whose `main` exports functions; loaded again when its code changes. */
  readonly functionsFolder?: string;
  /**
   * Debug tokens of App Check that are registered. Given, functions that insist on App Check answer only to who exchanged one;
   * without it they are open to everybody.
   */
  readonly appCheckDebugTokens?: readonly string[];
  /** Lets web pages of any origin call, as the official emulators do; else only those of this computer may. Needs a loopback `host`. */
  readonly openCors?: boolean;
  /** Takes what the functions and their runner say; default one line of JSON each on stdout. */
  readonly onLog?: Log;
  /** Wall clock in milliseconds since 1970, until `PUT /local/clock` moves the server's time; default `Date.now`. */
  readonly clock?: () => number;
}

/** A running local Firebase. */
export interface LocalFirebase {
  /** For example `http://127.0.0.1:4302`: Auth, Firestore (WebChannel, REST, gRPC), Storage, functions and the controls. */
  readonly origin: string;
  /** Drops all connections, flushes and closes the stores. Safe to call twice. */
  stop(): Promise<void>;
}

export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_PORT = 4302;
export const DEFAULT_PROJECT_ID = 'demo-local';
