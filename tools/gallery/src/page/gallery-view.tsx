import { RemoteContext } from '@vcms/sdk';
import { Box } from '@vcms/ui';
import { MemoryRouter } from 'react-router-dom';
import type { ViewName } from '../view-names.ts';
import { galleryShell } from './gallery-shell.ts';
import { VIEWS } from './views.ts';

const SHELL = galleryShell();

/** One view as pages of the product have it: with the hooks of the kit and a router. */
export function GalleryView({ view }: { readonly view: ViewName }) {
  const View = VIEWS[view];
  return (
    <RemoteContext value={SHELL}>
      <MemoryRouter>
        <Box as="main" p="5">
          <View />
        </Box>
      </MemoryRouter>
    </RemoteContext>
  );
}
