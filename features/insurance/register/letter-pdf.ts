import { drawText, loadPdfKit, type PaperBlock } from '@vcms/kits/paper';

/** The letter as a tagged PDF. Rejects when the library cannot be loaded. */
export async function letterPdf(
  title: string,
  blocks: readonly PaperBlock[],
  moment: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  return drawText(await loadPdfKit(), title, blocks, moment);
}
