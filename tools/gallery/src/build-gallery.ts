import { join } from 'node:path';
import { buildAlone } from '@vcms/federation';

/** The folder of this workspace, from its sources and from its build alike. */
export const GALLERY = join(import.meta.dirname, '..');

/** Where the built page lies. */
export const GALLERY_SITE = join(GALLERY, 'dist');

/** Builds the gallery's page. Throws BuildFailure with one plain sentence. */
export async function buildGallery(): Promise<void> {
  await buildAlone({
    folder: GALLERY,
    entry: 'src/page/main.tsx',
    outDir: GALLERY_SITE,
    title: 'Gallery of the UI kit',
  });
}
