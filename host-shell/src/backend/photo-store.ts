import { type Auth, updateProfile } from 'firebase/auth';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  listAll,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { asDataResult, type DataResult, dataFailure } from './data-failure.ts';
import type { ProfileEditor } from './profile-editor.ts';
import { storedPicturePath } from './stored-picture.ts';

/** Types that the rules accept, with the ending that the stored object gets. */
const PHOTO_TYPES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

export interface PhotoUpload {
  /** PNG, JPEG or WebP up to 5 MB. */
  readonly photo: Blob;
  /** Part that has arrived, 0 to 1. */
  readonly onProgress: (part: number) => void;
  /** Ends the upload; the result is then 'cancelled'. */
  readonly signal: AbortSignal;
}

/**
 * The signed-in person's picture: a file in `users/{uid}/photo/`, its address in the document and in the account. The address has
 * no token: it opens nothing without the session of its person.
 */
export interface PhotoStore {
  put(upload: PhotoUpload): Promise<DataResult<void>>;
  remove(): Promise<DataResult<void>>;
  /** What lies at a stored address; undefined: it cannot be had now, or is another person's. */
  open(url: string): Promise<Blob | undefined>;
}

export interface PhotoStoreParts {
  readonly auth: Auth;
  readonly storage: FirebaseStorage;
  readonly editor: ProfileEditor;
  /** A name that was never used: objects are not overwritten, and caches keep what they know. */
  readonly newName: () => string;
}

export function createPhotoStore(parts: PhotoStoreParts): PhotoStore {
  return {
    put: (upload) => putPhoto(parts, upload),
    remove: () => removePhoto(parts),
    open: (url) => openPhoto(parts.storage, url),
  };
}

async function putPhoto(parts: PhotoStoreParts, upload: PhotoUpload): Promise<DataResult<void>> {
  const userId = parts.auth.currentUser?.uid;
  if (userId === undefined) return dataFailure('signed-out');
  const name = `${parts.newName()}.${PHOTO_TYPES[upload.photo.type] ?? 'bin'}`;
  const stored = await asDataResult(() => uploadObject(parts.storage, `${folderOf(userId)}/${name}`, upload));
  if (!stored.ok) return stored;
  const result = await showPhoto(parts, userId, stored.value);
  // What is left over is removed with the next picture, so a failure here is none.
  if (result.ok) await removeObjects(parts.storage, userId, (other) => other !== name);
  else await removeObjects(parts.storage, userId, (other) => other === name);
  return result;
}

async function removePhoto(parts: PhotoStoreParts): Promise<DataResult<void>> {
  const userId = parts.auth.currentUser?.uid;
  if (userId === undefined) return dataFailure('signed-out');
  const result = await showPhoto(parts, userId, undefined);
  if (result.ok) await removeObjects(parts.storage, userId, () => true);
  return result;
}

async function uploadObject(storage: FirebaseStorage, path: string, upload: PhotoUpload): Promise<string> {
  const { photo, onProgress, signal } = upload;
  const target = ref(storage, path);
  const task = uploadBytesResumable(target, photo, { contentType: photo.type });
  const cancel = () => void task.cancel();
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  try {
    await task;
    return addressOf(target);
  } finally {
    stop();
    signal.removeEventListener('abort', cancel);
  }
}

/** Without the token of the upload, which the server takes away. */
function addressOf({ bucket, fullPath }: StorageReference): string {
  return `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(fullPath)}?alt=media`;
}

async function openPhoto(storage: FirebaseStorage, url: string): Promise<Blob | undefined> {
  const path = storedPicturePath(url);
  if (path === undefined) return undefined;
  const bytes = await getBytes(ref(storage, path)).catch(() => undefined);
  const [type] = Object.entries(PHOTO_TYPES).find(([, ending]) => path.endsWith(`.${ending}`)) ?? [];
  return bytes && new Blob([bytes], type === undefined ? {} : { type });
}

/** Writes the address to the account and the document; when the document refuses, the account gets its old one back. */
async function showPhoto(
  { auth, editor }: PhotoStoreParts,
  userId: string,
  url: string | undefined,
): Promise<DataResult<void>> {
  const before = auth.currentUser?.photoURL ?? undefined;
  const account = await asDataResult(() => setAccountPhoto(auth, url));
  if (!account.ok) return account;
  const stored = await editor.setPhoto(userId, url);
  if (!stored.ok) await asDataResult(() => setAccountPhoto(auth, before));
  return stored;
}

async function setAccountPhoto(auth: Auth, url: string | undefined): Promise<void> {
  const user = auth.currentUser;
  if (user === null) return;
  // An empty text takes the picture away; null would mean: leave it.
  await updateProfile(user, { photoURL: url ?? '' });
  // A new token tells every observer, so that the top bar shows the picture without a reload.
  await user.getIdToken(true);
}

async function removeObjects(
  storage: FirebaseStorage,
  userId: string,
  isMeant: (name: string) => boolean,
): Promise<void> {
  await asDataResult(async () => {
    const { items } = await listAll(ref(storage, folderOf(userId)));
    await Promise.all(items.filter(({ name }) => isMeant(name)).map((item) => deleteObject(item)));
  });
}

function folderOf(userId: string): string {
  return `users/${userId}/photo`;
}
