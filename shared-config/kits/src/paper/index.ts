export { drawPaper, type Paper, paragraph, room } from './draw-paper.ts';
export { drawTable } from './draw-table.ts';
export { loadPdfKit, type PdfKit } from './load-pdfkit.ts';
export { drawText, type PaperBlock, printText } from './paper-text.ts';
export { printAlone } from './print-alone.ts';
