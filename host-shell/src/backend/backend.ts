import type { BackendHandles, RuntimeConfig } from '@vcms/contract';
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
  return createBackendOn(startFirebase(config), config.localFirebase);
}

/** Google's window; its code loads with the click and stays out of every other visit. */
const googlePopup: GoogleSignIn = async (auth) => {
  const { openGooglePopup } = await import(/* webpackChunkName: "google" */ './google-popup.ts');
  return openGooglePopup(auth);
};

/** The same on a Firebase app that is already running. */
export function createBackendOn(
  { app, auth }: FirebaseCore,
  localFirebase: string | undefined,
  google: GoogleSignIn = googlePopup,
): Backend {
  const firestore = loadOnce(async () => {
    const { startFirestore } = await import(/* webpackChunkName: "firestore" */ './firestore-service.ts');
    return startFirestore(app, localFirebase);
  });
  const storage = loadOnce(async () => {
    const { startStorage } = await import(/* webpackChunkName: "storage" */ './storage-service.ts');
    return startStorage(app, localFirebase);
  });
  const functions = loadOnce(async () => {
    const { startFunctions } = await import(/* webpackChunkName: "functions" */ './functions-service.ts');
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
