import * as pdfkit from 'pdfkit';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import { drawSummary } from './draw-summary.ts';
import type { SummaryContent } from './summary-content.ts';

/** The published types describe the Node build, which brings its fonts along. */
const BROWSER_BUILD = pdfkit as unknown as { registerStdFonts(...fonts: readonly unknown[]): void };

/** The summary as a PDF, with the two fonts it is written in: a browser has none of its own for this. */
export function summaryPdf(content: SummaryContent, moment: Date): Promise<Uint8Array<ArrayBuffer>> {
  BROWSER_BUILD.registerStdFonts(Helvetica, HelveticaBold);
  return drawSummary(content, moment);
}
