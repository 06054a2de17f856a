import {
  type GreyPicture,
  inkGroups,
  type PlacedText,
  prepareScan,
  scanText,
  withoutLines,
} from '@vcms/pdf/read';
import type { Recognizer } from '@vcms/server/recognition';
import { jpegOf } from './picture-of.ts';

/** The text of a picture as the page and the server find it together; undefined: nothing was recognised. */
export async function readPicture(
  recognizer: Recognizer,
  taken: GreyPicture,
  scale: number,
): Promise<readonly PlacedText[] | undefined> {
  const { picture } = prepareScan(taken);
  const form = withoutLines(picture, scale);
  const recognition = await recognizer.recognize(jpegOf(form.picture), inkGroups(form.picture, scale));
  return recognition.kind === 'words' ? scanText(form, recognition.words, scale) : undefined;
}
