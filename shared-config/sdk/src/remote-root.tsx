import type { RemoteProps } from '@vcms/contract';
import { UiProvider } from '@vcms/ui';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { RemoteContext } from './remote-context.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';
import type { RemoteRoute } from './remote-route.ts';
import { RemoteRoutes } from './remote-routes.tsx';

export interface RemoteRootProps {
  readonly remoteProps: RemoteProps;
  readonly routes: readonly RemoteRoute[];
  /** The remote's own providers, around its pages. */
  readonly providers?: ComponentType<{ readonly children: ReactNode }> | undefined;
}

/** The provider stack of a remote's React root. */
export function RemoteRoot({ remoteProps, routes, providers: Providers = PlainProviders }: RemoteRootProps) {
  const { shell } = remoteProps;
  return (
    <StrictMode>
      <UiProvider system={shell.uiSystem}>
        <RemoteContext value={remoteProps}>
          <RemoteErrorBoundary log={shell.log} level={1}>
            <BrowserRouter>
              <Providers>
                <RemoteRoutes routes={routes} />
              </Providers>
            </BrowserRouter>
          </RemoteErrorBoundary>
        </RemoteContext>
      </UiProvider>
    </StrictMode>
  );
}

function PlainProviders({ children }: { readonly children: ReactNode }) {
  return children;
}
