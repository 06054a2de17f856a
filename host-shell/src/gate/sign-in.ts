import { SIGN_OUT_PENDING_KEY } from '../auth/storage-keys.ts';
import { rememberWantedPath } from '../auth/wanted-path.ts';

/** Somebody has signed out here while the sign-in service could not be told: the session that it still holds counts no more. */
export function isSignOutPending(view: Pick<Window, 'localStorage'>): boolean {
  try {
    return view.localStorage.getItem(SIGN_OUT_PENDING_KEY) !== null;
  } catch {
    return false;
  }
}

/** Goes to the ordinary sign-in, which comes back to this address. */
export function leadToSignIn({
  location,
  sessionStorage,
}: Pick<Window, 'location' | 'sessionStorage'>): void {
  rememberWantedPath(sessionStorage, `${location.pathname}${location.search}`);
  location.replace('/login/');
}
