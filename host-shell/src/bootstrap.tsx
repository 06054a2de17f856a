import { createUiSystem, UiProvider } from '@vcms/ui';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/app.tsx';
import { composeServices } from './app/compose-services.ts';
import { StartFailure } from './app/start-failure.tsx';
import { startServices } from './app/start-services.ts';
import { readRuntimeConfig } from './backend/read-runtime-config.ts';

/** Composition root of the page. Throws when the page has no element to render into. */
export function startShell(view: Window & typeof globalThis): void {
  const element = view.document.getElementById('root');
  if (element === null) throw new Error('The page has no element #root.');
  const root = createRoot(element);
  const config = readRuntimeConfig(view.document);
  if (!config.ok) {
    showStartFailure(root, view);
    return;
  }
  const composition = composeServices(config.value, view);
  startServices(composition, view);
  root.render(
    <StrictMode>
      <App
        services={composition.services}
        signedIn={composition.signedIn}
        splashMs={config.value.splashMs}
        isCovered={element.querySelector('[data-first]') === null}
        onReload={() => view.location.reload()}
      />
    </StrictMode>,
  );
}

function showStartFailure(root: Root, view: Window): void {
  root.render(
    <UiProvider system={createUiSystem()}>
      <StartFailure
        title="This site is not set up correctly"
        description="Its settings are missing or damaged. Reload the page; if this persists, contact support."
        onAction={() => view.location.reload()}
      />
    </UiProvider>,
  );
}
