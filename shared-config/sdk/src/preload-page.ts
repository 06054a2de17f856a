import type { RoleCode } from '@vcms/contract';
import { matchPath } from 'react-router-dom';
import type { RemoteRoute } from './remote-route.ts';

/**
 * Milliseconds to wait for the first page's chunk before anything is drawn. A page that comes in time is drawn at once; were
 * it drawn behind a fallback, React would keep the fallback for 300 ms.
 */
const PATIENCE_MS = 250;

/** Asks for the chunk of the page at this path; settles when it is there, has failed, or takes too long. */
export async function preloadPage(
  routes: readonly RemoteRoute[],
  role: RoleCode,
  pathname: string,
): Promise<void> {
  const route = routes.find(
    ({ path, roles }) => roles.includes(role) && matchPath({ path, caseSensitive: true }, pathname) !== null,
  );
  if (route?.page === undefined || !('preload' in route.page)) return;
  const { preload } = route.page;
  if (typeof preload !== 'function') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([preload(), patience]);
  clearTimeout(timer);
}
