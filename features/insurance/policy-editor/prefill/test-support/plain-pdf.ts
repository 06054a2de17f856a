export type Piece = readonly [text: string, x: number, y: number];

const PAGE_HEIGHT = 792;

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}

/** One letter page in a PDF without compression: texts of 7 points, `y` from the top. */
export function plainPdf(pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
  const drawn = pieces.map(([text, x, y]) => `1 0 0 1 ${x} ${PAGE_HEIGHT - y} Tm (${escaped(text)}) Tj`);
  const content = `BT /F1 7 Tf ${drawn.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = [`0000000000 65535 f `, ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  file += `xref\n0 6\n${table}\ntrailer << /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
