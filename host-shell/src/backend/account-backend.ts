import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { type CredentialChanges, createCredentialChanges } from './credential-changes.ts';
import { createPhotoStore, type PhotoStore } from './photo-store.ts';
import { createProfileEditor, type ProfileEditor } from './profile-editor.ts';
import { createSecondFactorChanges, type SecondFactorChanges } from './second-factor-changes.ts';

/** What the signed-in person changes about themselves. */
export interface AccountBackend {
  readonly profile: ProfileEditor;
  readonly photo: PhotoStore;
  readonly credentials: CredentialChanges;
  readonly secondFactor: SecondFactorChanges;
}

export interface AccountParts {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
}

/** Reached by a dynamic import only: database and storage code stay off the sign-in page. */
export function createAccountBackend({ auth, firestore, storage }: AccountParts): AccountBackend {
  const profile = createProfileEditor(firestore);
  return {
    profile,
    photo: createPhotoStore({ auth, storage, editor: profile, newName: () => crypto.randomUUID() }),
    credentials: createCredentialChanges(auth),
    secondFactor: createSecondFactorChanges(auth),
  };
}
