import { type GreyPicture, prepareScan, type ReadCertificate, readAcord25, scanText } from '@vcms/pdf/read';
import type { Recognizer } from '@vcms/server/recognition';
import { jpegOf } from './picture-of.ts';

/** Reads a picture as the page and the server do together. */
export async function readPicture(
  recognizer: Recognizer,
  taken: GreyPicture,
  scale: number,
): Promise<ReadCertificate | undefined> {
  const { picture } = prepareScan(taken);
  const recognition = await recognizer.recognize(jpegOf(picture));
  if (recognition.kind !== 'words') return undefined;
  return readAcord25([{ page: 1, items: scanText(picture, recognition.words, scale) }]);
}
