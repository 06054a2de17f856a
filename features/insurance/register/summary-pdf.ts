/// <reference path="./pdfkit-browser.d.ts" />
import { drawSummary, type PdfKit } from './draw-summary.ts';
import type { SummaryContent } from './summary-content.ts';

/** The published types describe the Node build, which brings its fonts along. */
type BrowserBuild = { registerStdFonts(...fonts: readonly unknown[]): void };

/** pdfkit with its two fonts, in a chunk of its own that only a summary asks for; releases weigh it by its name. */
async function loadPdfKit(): Promise<PdfKit> {
  const [library, output, regular, bold] = await Promise.all([
    import(/* webpackChunkName: "library-pdfkit" */ 'pdfkit'),
    import(/* webpackChunkName: "library-pdfkit" */ 'pdfkit/output'),
    import(/* webpackChunkName: "library-pdfkit" */ 'pdfkit/standard-fonts/Helvetica'),
    import(/* webpackChunkName: "library-pdfkit" */ 'pdfkit/standard-fonts/HelveticaBold'),
  ]);
  (library as unknown as BrowserBuild).registerStdFonts(regular.default, bold.default);
  return { Document: library.default, toBytes: output.toBytes };
}

/** The summary as a PDF. Rejects when the library cannot be loaded. */
export async function summaryPdf(content: SummaryContent, moment: Date): Promise<Uint8Array<ArrayBuffer>> {
  return drawSummary(await loadPdfKit(), content, moment);
}
