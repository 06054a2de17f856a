import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { drawnTicks, type PdfOps } from './drawn-ticks.ts';
import type { DocumentPage, DrawRequest, OpenOutcome, PageSource, PlacedText } from './page-source.ts';
import { loadPdfEngine, type OpeningPdf, startPdf } from './pdf-engine.ts';
import { pdfFits } from './pdf-weight.ts';
import { placeText } from './placed-text.ts';
import { type WidgetField, widgetText } from './widget-text.ts';

async function drawPage(page: PDFPageProxy, { scale, turn, signal }: DrawRequest) {
  const viewport = page.getViewport({ scale, rotation: (page.rotate + turn) % 360 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await task.promise;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return canvas;
}

/** What is printed, and what was typed into the fields of a fillable form. */
async function textOfPage(page: PDFPageProxy): Promise<readonly PlacedText[]> {
  const [{ items, styles }, fields] = await Promise.all([
    page.getTextContent(),
    page.getAnnotations({ intent: 'display' }),
  ]);
  const viewport = page.getViewport({ scale: 1 });
  const printed = items.flatMap((item) => {
    const placed = 'str' in item ? placeText(item, styles[item.fontName], viewport.transform) : undefined;
    return placed === undefined ? [] : [placed];
  });
  const typed = fields.flatMap((field: WidgetField & { readonly rect: number[] }) =>
    widgetText(field, viewport.convertToViewportRectangle(field.rect)),
  );
  return [...printed, ...typed];
}

/** Operators of a page that nobody looks through for ticks: a drawing, not a form. */
const MAX_OPERATORS = 100_000;

/** Signs of those typefaces by the letters that a file holds: checks, crosses, filled boxes. */
const SIGNS = new Set(['3', '4', '5', '6', '7', '8', 'n']);

/** Ticks written in a typeface of signs, which a file holds as ordinary letters. */
async function writtenTicks(page: PDFPageProxy, fonts: ReadonlySet<string>): Promise<readonly PlacedText[]> {
  const { items, styles } = await page.getTextContent();
  const { transform } = page.getViewport({ scale: 1 });
  return items.flatMap((item) => {
    if (!('str' in item) || !fonts.has(item.fontName) || !SIGNS.has(item.str.trim())) return [];
    const placed = placeText({ ...item, str: 'X' }, styles[item.fontName], transform);
    return placed === undefined ? [] : [placed];
  });
}

/** Milliseconds to wait for a typeface that the engine still prepares. */
const FONT_WAIT = 500;

async function isOfSigns(page: PDFPageProxy, name: string): Promise<boolean> {
  const font = await new Promise<unknown>((resolve) => {
    const timer = setTimeout(resolve, FONT_WAIT);
    page.commonObjs.get(name, (loaded: unknown) => {
      clearTimeout(timer);
      resolve(loaded);
    });
  });
  const typeface = typeof font === 'object' && font !== null && 'name' in font ? font.name : '';
  return /dingbat|wingding|webding/i.test(String(typeface));
}

async function signFonts(page: PDFPageProxy, names: readonly unknown[]): Promise<ReadonlySet<string>> {
  const known = names.filter((name) => typeof name === 'string');
  const areOfSigns = await Promise.all(known.map((name) => isOfSigns(page, name)));
  return new Set(known.filter((_, at) => areOfSigns[at]));
}

async function ticksOfPage(page: PDFPageProxy, ops: PdfOps): Promise<readonly PlacedText[]> {
  // Fields and stamps are read as annotations.
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  if (fnArray.length > MAX_OPERATORS) return [];
  const drawn = drawnTicks({ fnArray, argsArray }, ops, page.getViewport({ scale: 1 }).transform);
  const used = new Set(argsArray.filter((_, at) => fnArray[at] === ops.setFont).map((args) => args?.[0]));
  const fonts = await signFonts(page, [...used]);
  return fonts.size === 0 ? drawn : [...drawn, ...(await writtenTicks(page, fonts))];
}

function documentPage(page: PDFPageProxy, ops: PdfOps): DocumentPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    async draw(request) {
      request.signal.throwIfAborted();
      try {
        return await drawPage(page, request);
      } catch (cause) {
        // What a cancelled drawing throws is the library's own error.
        request.signal.throwIfAborted();
        throw cause;
      }
    },
    text: () => textOfPage(page),
    ticks: () => ticksOfPage(page, ops),
  };
}

function pdfSource(pdf: PDFDocumentProxy, ops: PdfOps, close: () => void): PageSource {
  return {
    pageCount: pdf.numPages,
    page: async (number) => documentPage(await pdf.getPage(number), ops),
    close,
  };
}

function problemOf(cause: unknown): 'password' | 'damaged' {
  return cause instanceof Error && cause.name === 'PasswordException' ? 'password' : 'damaged';
}

/** Opens a PDF. A protected one is not asked for its password: whoever reviews a file must be able to open it. */
export async function openPdf(bytes: ArrayBuffer, signal: AbortSignal): Promise<OpenOutcome> {
  let opening: OpeningPdf | undefined;
  const stop = () => opening?.close();
  try {
    const engine = await loadPdfEngine().catch(() => undefined);
    if (engine === undefined) return { kind: 'failed', problem: 'unreachable' };
    signal.throwIfAborted();
    // Before the engine sees it: it unpacks whatever a file asks for, in the page's own memory.
    if (!(await pdfFits(bytes, signal))) return { kind: 'failed', problem: 'too-much' };
    opening = startPdf(engine, bytes);
    signal.addEventListener('abort', stop);
    const pdf = await opening.task.promise;
    return pdf.numPages === 0
      ? { kind: 'failed', problem: 'empty' }
      : { kind: 'ready', source: pdfSource(pdf, engine.display.OPS, opening.close) };
  } catch (cause) {
    stop();
    signal.throwIfAborted();
    return { kind: 'failed', problem: problemOf(cause) };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
