import { drawText, loadPdfKit } from '@vcms/kits/paper';
import { type LetterReader, type LetterStanding, letterContent, letterTitle } from './letter-content.ts';

/**
 * The letter as a tagged PDF, the same in a page and in a mail. What draws it comes with this file: whoever needs it imports it when
 * a letter is asked for. Rejects when the library cannot be loaded.
 */
export async function letterPdf(
  standing: LetterStanding,
  moment: Date,
  reader?: LetterReader,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawText(await loadPdfKit(), letterTitle(standing), letterContent(standing, reader), moment);
}
