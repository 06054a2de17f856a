export type Piece = readonly [text: string, x: number, y: number];

const PAGE_HEIGHT = 792;

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}

function contentOf(pieces: readonly Piece[]): string {
  const drawn = pieces.map(([text, x, y]) => `1 0 0 1 ${x} ${PAGE_HEIGHT - y} Tm (${escaped(text)}) Tj`);
  return `BT /F1 7 Tf ${drawn.join('\n')} ET`;
}

/** Letter pages in a PDF without compression: texts of 7 points, `y` from the top. */
export function plainPdf(...pages: readonly (readonly Piece[])[]): Uint8Array<ArrayBuffer> {
  const places = pages.map((_, at) => 4 + 2 * at);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${places.map((place) => `${place} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((pieces, at) => {
      const content = contentOf(pieces);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = [`0000000000 65535 f `, ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n${table}\ntrailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
