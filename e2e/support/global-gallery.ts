import { buildGallery, writeFontSettings } from '@vcms/gallery';

/** Builds the gallery's page from the sources as they are, once, and says what its browsers know of fonts. */
export default async function globalGallery(): Promise<void> {
  writeFontSettings();
  await buildGallery();
}
