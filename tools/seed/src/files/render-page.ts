import PdfDocument from 'pdfkit';
import type { SamplePage } from '../words/sample-page.ts';
import { certificateText, drawCertificate } from './draw-certificate.ts';

const MARGIN = 54;
const WIDTH = 504;
const ROW = 17;

/**
 * The page as a PDF with text that can be searched, in one font: reading a font's table takes longer than drawing the
 * page. The same page gives the same bytes.
 */
export function renderPage(page: SamplePage): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'LETTER',
    margin: MARGIN,
    // A time of its own would make every run's file another one.
    info: { Title: page.heading, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  for (const [index, one] of [page, ...(page.more ?? [])].entries()) {
    if (index > 0) document.addPage();
    drawMark(document);
    if (one.certificate === undefined) drawText(document, one);
    else drawCertificate(document, one.certificate);
    drawFoot(document, one);
  }
  document.end();
  return finished;
}

/** SAMPLE across the page: nobody may take it for a real paper. */
function drawMark(document: PDFKit.PDFDocument): void {
  document.save().rotate(-35, { origin: [306, 396] });
  document.fontSize(110).fillColor('#e8e8e8').text('SAMPLE', 70, 340, { lineBreak: false });
  document.restore();
}

function drawText(document: PDFKit.PDFDocument, { heading, subheading, rows }: SamplePage): void {
  document.fillColor('#111111').fontSize(15).text(heading, MARGIN, MARGIN, { width: WIDTH });
  document.fontSize(10).text(subheading, { width: WIDTH }).moveDown();
  let top = document.y;
  for (const [label, value] of rows) {
    document.fontSize(9).fillColor('#555555').text(label, MARGIN, top, { width: 190, lineBreak: false });
    document.fillColor('#111111').text(value, MARGIN + 200, top, { width: WIDTH - 200, lineBreak: false });
    document
      .moveTo(MARGIN, top + ROW - 4)
      .lineTo(MARGIN + WIDTH, top + ROW - 4)
      .lineWidth(0.3)
      .strokeColor('#cccccc')
      .stroke();
    top += ROW;
  }
}

function drawFoot(document: PDFKit.PDFDocument, { foot }: SamplePage): void {
  document.fontSize(8).fillColor('#555555').text(foot, MARGIN, 700, { width: WIDTH, height: 40 });
}

function textOf({ heading, subheading, rows, foot, certificate }: SamplePage): readonly string[] {
  const written =
    certificate === undefined ? [heading, subheading, ...rows.flat()] : certificateText(certificate);
  return ['SAMPLE', ...written, foot];
}

/** What a reader of the rendered file finds in it. */
export function pageText(page: SamplePage): string {
  return [page, ...(page.more ?? [])].flatMap(textOf).join('\n');
}
