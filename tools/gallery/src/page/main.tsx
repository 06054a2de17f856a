import { createUiSystem, UiProvider } from '@vcms/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fixClock } from './fixed-clock.ts';
import { GalleryPage } from './gallery-page.tsx';
import { loadTypeface } from './typeface.ts';

fixClock(globalThis);
await loadTypeface(document);
const place = document.getElementById('root');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <UiProvider system={createUiSystem()}>
        <GalleryPage />
      </UiProvider>
    </StrictMode>,
  );
}
