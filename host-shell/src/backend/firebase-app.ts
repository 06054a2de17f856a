import type { RuntimeConfig } from '@vcms/contract';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

/** The shell's one Firebase app and its sign-in service. */
export interface FirebaseCore {
  readonly app: FirebaseApp;
  readonly auth: Auth;
}

/**
 * Starts Firebase. No popup resolver: password sign-in does not need it, and it would load a frame and 3 kB more
 * (stack, landmine 25). `name` keeps several apps apart in one process.
 */
export function startFirebase(config: RuntimeConfig, name?: string): FirebaseCore {
  const app = initializeApp({ ...config.firebase }, name);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.localFirebase !== undefined) {
    connectAuthEmulator(auth, config.localFirebase, { disableWarnings: true });
  }
  return { app, auth };
}
