import type { PaperPage } from '@vcms/pdf/test-support';
import PdfDocument from 'pdfkit';
import type { CopyKind } from './draw-copy.ts';

/** Typefaces with letters of which four points of breadth hold one on the average. */
const FACES = [
  ['Helvetica', 8],
  ['Times-Roman', 8.4],
  ['Courier', 6.7],
] as const;

/** A paper as a PDF, in one of three typefaces by its seed; `fillable`: its values stand in the fields of a form. */
export function drawPaper(
  write: (page: PaperPage) => void,
  isAcross: boolean,
  kind: CopyKind,
  seed: number,
): Promise<Uint8Array> {
  const page = new PdfDocument({
    ...{ size: 'LETTER', layout: isAcross ? 'landscape' : 'portrait', margin: 0 },
    info: { CreationDate: new Date(0) },
  });
  const parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  const finished = new Promise<Uint8Array>((resolve) => page.on('end', () => resolve(Buffer.concat(parts))));
  const [face, size] = FACES[seed % FACES.length] ?? FACES[0];
  page.font(face).fontSize(size).fillColor('#000000');
  const put = (text: string, x: number, y: number) => void page.text(text, x, y, { lineBreak: false });
  if (kind === 'fillable') page.font('Helvetica').initForm().font(face);
  let fields = 0;
  const fill = (value: string, x: number, y: number, width: number) => {
    fields += 1;
    const options = { value, fontSize: size };
    page.formText(`field-${fields}`, x, y - 2, width, size + 4, options as object);
  };
  write({ put, fill: kind === 'fillable' ? fill : put });
  page.end();
  return finished;
}
