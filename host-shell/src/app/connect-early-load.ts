import { isShellLessPath } from '../auth/gate-policy.ts';

/**
 * Begins to load the signed-in part ahead of time: at once where the address leads into the shell, and on the sign-in
 * page with the first thing that somebody types. Who only looks at the sign-in page loads nothing more. Returns the end.
 */
export function connectEarlyLoad(view: Window, load: () => void): () => void {
  if (!isShellLessPath(view.location.pathname)) {
    load();
    return () => {};
  }
  view.addEventListener('input', load, { once: true });
  return () => view.removeEventListener('input', load);
}
