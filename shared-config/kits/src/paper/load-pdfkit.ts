/// <reference path="./pdfkit-browser.d.ts" />
import type PDFDocument from 'pdfkit';

/** The library, which comes on demand. */
export interface PdfKit {
  readonly Document: typeof PDFDocument;
  readonly toBytes: (document: PDFKit.PDFDocument) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The published types describe the Node build, which brings its fonts along. */
type BrowserBuild = { registerStdFonts?(...fonts: readonly unknown[]): void };

/**
 * pdfkit with its two fonts, in a chunk of its own that only a paper asks for; releases weigh it by its name. Rejects when it
 * cannot be loaded.
 */
export async function loadPdfKit(): Promise<PdfKit> {
  const [library, output, regular, bold] = await Promise.all([
    import(/* webpackChunkName: "library-pdfkit" */ 'pdfkit'),
    import(/* webpackChunkName: "library-pdfkit" */ 'pdfkit/output'),
    import(/* webpackChunkName: "library-pdfkit" */ 'pdfkit/standard-fonts/Helvetica'),
    import(/* webpackChunkName: "library-pdfkit" */ 'pdfkit/standard-fonts/HelveticaBold'),
  ]);
  (library as unknown as BrowserBuild).registerStdFonts?.(regular.default, bold.default);
  return { Document: library.default, toBytes: output.toBytes };
}
