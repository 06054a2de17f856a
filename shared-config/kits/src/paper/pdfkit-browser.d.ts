/** What the published types of pdfkit leave out: fonts and output of its browser build. */
declare module 'pdfkit/standard-fonts/Helvetica' {
  const metrics: unknown;

  // biome-ignore lint/style/noDefaultExport: the library exports it so
  export { metrics as default };
}

declare module 'pdfkit/standard-fonts/HelveticaBold' {
  const metrics: unknown;

  // biome-ignore lint/style/noDefaultExport: the library exports it so
  export { metrics as default };
}

declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
