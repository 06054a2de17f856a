import { loadPdfKit } from '@vcms/kits/paper';
import { drawSummary } from './draw-summary.ts';
import type { SummaryContent } from './summary-content.ts';

/** The summary as a PDF. Rejects when the library cannot be loaded. */
export async function summaryPdf(content: SummaryContent, moment: Date): Promise<Uint8Array<ArrayBuffer>> {
  return drawSummary(await loadPdfKit(), content, moment);
}
