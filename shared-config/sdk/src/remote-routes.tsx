import { LoadingBlock } from '@vcms/ui';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';
import type { RemoteRoute } from './remote-route.ts';
import { useLog, useSession } from './shell-hooks.ts';

export interface RemoteRoutesProps {
  readonly routes: readonly RemoteRoute[];
}

/** The pages of the session's role. A path that none covers shows nothing: the shell shows its not-found page. */
export function RemoteRoutes({ routes }: RemoteRoutesProps) {
  const { role } = useSession();
  const { pathname } = useLocation();
  const log = useLog();
  return (
    // The key lets a broken page be left by going to another one.
    <RemoteErrorBoundary key={pathname} log={log} level={1}>
      <Suspense fallback={<LoadingBlock label="Loading the page" />}>
        <Routes>
          {routes
            .filter((route) => route.roles.includes(role))
            .map(({ path, page: Page }) => (
              <Route key={path} path={path} element={<Page />} caseSensitive />
            ))}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </RemoteErrorBoundary>
  );
}
