import type { BackendHandles, RuntimeConfig } from '@vcms/contract';
import type { FirebaseApp } from 'firebase/app';
import type { AccountBackend } from './account-backend.ts';
import { type AuthGateway, createAuthGateway, type GoogleSignIn } from './auth-gateway.ts';
import { type FirebaseCore, startFirebase } from './firebase-app.ts';
import { createInvitationBackend, type InvitationBackend } from './invitation-backend.ts';
import { loadOnce } from './load-once.ts';
import { createNotificationsRepository, type NotificationsRepository } from './notifications-repository.ts';
import { createTrustedCall, type TrustedCall, type TrustedResult } from './trusted-call.ts';
import { createUserProfileRepository, type UserProfileRepository } from './user-profile-repository.ts';

/** Everything the shell gets from Firebase. */
export interface Backend {
  readonly auth: AuthGateway;
  readonly notifications: NotificationsRepository;
  readonly profiles: UserProfileRepository;
  /** The service objects for remotes; loads Firestore and storage when first asked. Rejects when the code cannot be loaded. */
  readonly handles: () => Promise<BackendHandles>;
  readonly invitations: InvitationBackend;
  readonly trustedCall: TrustedCall;
  /** Ends every session of the signed-in person, this one too. */
  readonly signOutEverywhere: () => Promise<TrustedResult<void>>;
  /** Changes to the own account; loads like `handles`. */
  readonly account: () => Promise<AccountBackend>;
}

/** Starts the sign-in service at once and prepares the rest, which loads when first used. */
export function createBackend(config: RuntimeConfig): Backend {
  const { appCheck } = config;
  return createBackendOn(
    startFirebase(config),
    config.localFirebase,
    googlePopup,
    appCheck && ((app) => startRecaptcha(app, appCheck.siteKey)),
  );
}

/** Registers App Check with the app; a rejection is tried again with the next use of a service. */
export type AppCheckStart = (app: FirebaseApp) => Promise<void>;

const startRecaptcha = async (app: FirebaseApp, siteKey: string): Promise<void> => {
  const { recaptcha, startAppCheck } = await import(
    /* webpackChunkName: "app-check" */ './app-check-service.ts'
  );
  startAppCheck(app, recaptcha(siteKey));
};

/** Google's window; its code loads with the click and stays out of every other visit. */
const googlePopup: GoogleSignIn = async (auth) => {
  const { openGooglePopup } = await import(/* webpackChunkName: "google" */ './google-popup.ts');
  return openGooglePopup(auth);
};

/** The same on a Firebase app that is already running. Without `appCheck` nothing of it is loaded. */
export function createBackendOn(
  { app, auth }: FirebaseCore,
  localFirebase: string | undefined,
  google: GoogleSignIn = googlePopup,
  appCheck?: AppCheckStart,
): Backend {
  // Firestore asks once, as it starts, whether there is App Check: so it is registered before any service.
  const checked = loadOnce(async () => appCheck?.(app));
  const firestore = loadOnce(async () => {
    const [{ startFirestore }] = await Promise.all([
      import(/* webpackChunkName: "firestore" */ './firestore-service.ts'),
      checked(),
    ]);
    return startFirestore(app, localFirebase);
  });
  const storage = loadOnce(async () => {
    const [{ startStorage }] = await Promise.all([
      import(/* webpackChunkName: "storage" */ './storage-service.ts'),
      checked(),
    ]);
    return startStorage(app, localFirebase);
  });
  const functions = loadOnce(async () => {
    const [{ startFunctions }] = await Promise.all([
      import(/* webpackChunkName: "functions" */ './functions-service.ts'),
      checked(),
    ]);
    return startFunctions(app, localFirebase);
  });
  const call = createTrustedCall(functions);
  return {
    auth: createAuthGateway(auth, google),
    invitations: createInvitationBackend(call),
    trustedCall: call,
    async signOutEverywhere() {
      const result = await call('userSignOutEverywhere', {});
      return result.ok ? { ok: true, value: undefined } : result;
    },
    notifications: createNotificationsRepository(firestore),
    profiles: createUserProfileRepository(firestore),
    handles: loadOnce(async () => {
      const [firestoreService, storageService, functionsService] = await Promise.all([
        firestore(),
        storage(),
        functions(),
      ]);
      return Object.freeze({
        auth,
        firestore: firestoreService,
        storage: storageService,
        functions: functionsService,
      });
    }),
    account: loadOnce(async () => {
      const [{ createAccountBackend }, firestoreService, storageService] = await Promise.all([
        import('./account-backend.ts'),
        firestore(),
        storage(),
      ]);
      return createAccountBackend({ auth, firestore: firestoreService, storage: storageService });
    }),
  };
}
