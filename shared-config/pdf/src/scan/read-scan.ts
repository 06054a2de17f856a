import { PICTURE_BOUNDS } from '@vcms/domain';
import type { TextPage } from '../acord25/read-acord25.ts';
import { openFile } from '../source/open-file.ts';
import type { DocumentPage, PageSource, Turn } from '../source/page-source.ts';
import { untilAborted } from '../source/until-aborted.ts';
import { isBarePage } from './bare-page.ts';
import type { PixelBox } from './box-ticks.ts';
import { colorsOf, type GreyPicture, greyOf } from './grey-picture.ts';
import { inkGroups } from './ink-groups.ts';
import { isOnItsSide, isSurer, mayBeUpsideDown } from './page-turn.ts';
import { prepareScan } from './prepare-scan.ts';
import { type FailedPage, type PagesRequest, type ScanOutcome, scanPages } from './scan-pages.ts';
import { type ScanWord, scanText } from './scan-text.ts';
import { type ScannedPlaces, scannedResult } from './scanned-result.ts';
import { type BareForm, withoutLines } from './without-lines.ts';

/** What came of a picture; `message` says why there are no words, and what to do. */
export type RecognizedPage = { readonly kind: 'words'; readonly words: readonly ScanWord[] } | FailedPage;

export interface ScanRequest<Result> extends PagesRequest<Result> {
  /** Recognises a JPEG, and looks again where something in `spots` was overlooked; never rejects. */
  readonly recognize: (picture: Blob, spots: readonly PixelBox[]) => Promise<RecognizedPage>;
  /** Nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Pixels of an inch: small print is recognised from here on. */
const DPI = 250;
/** Pixels of the longer side, of pages that are larger than letters. */
const LONGEST = 4_000;
/** Of the picture as it is sent; a page full of noise becomes larger than the server takes, and gets the second one. */
const QUALITIES = [0.9, 0.6] as const;

const UNREAD: FailedPage = {
  ...{ kind: 'failed', canRetry: false },
  message: 'This scan could not be read. Type the values.',
};

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | undefined {
  return canvas.getContext('2d', { willReadFrequently: true }) ?? undefined;
}

async function jpegOf(picture: GreyPicture, canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const { width, height } = picture;
  contextOf(canvas)?.putImageData(new ImageData(colorsOf(picture), width, height), 0, 0);
  for (const quality of QUALITIES) {
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (jpeg !== null && jpeg.size <= PICTURE_BOUNDS.bytes) return jpeg;
  }
  return undefined;
}

interface ReadPage {
  readonly text: TextPage;
  /** undefined: the page has text of its own, and nothing was recognised. */
  readonly lay: { readonly skew: number; readonly turn: Turn } | undefined;
}

/** A page as it is sent to be recognised. */
interface Drawn {
  readonly turn: Turn;
  readonly skew: number;
  readonly form: BareForm;
  readonly groups: readonly PixelBox[];
  readonly canvas: HTMLCanvasElement;
}

async function drawForm(page: DocumentPage, scale: number, turn: Turn, signal: AbortSignal) {
  const canvas = await page.draw({ scale, turn, signal });
  const pixels = contextOf(canvas)?.getImageData(0, 0, canvas.width, canvas.height);
  if (pixels === undefined) return undefined;
  const { picture, skew } = prepareScan(greyOf(pixels));
  const form = withoutLines(picture, scale);
  return { turn, skew, form, groups: inkGroups(form.picture, scale), canvas } satisfies Drawn;
}

async function wordsOf(
  { form, groups, canvas }: Drawn,
  { recognize, signal }: Pick<ScanRequest<unknown>, 'recognize' | 'signal'>,
): Promise<RecognizedPage> {
  const jpeg = await jpegOf(form.picture, canvas);
  signal.throwIfAborted();
  return jpeg === undefined ? UNREAD : untilAborted(recognize(jpeg, groups), signal);
}

/** A page that was put into the feeder or photographed on its side, or upside down, is turned until its words can be read. */
async function readPage(
  page: DocumentPage,
  number: number,
  request: Pick<ScanRequest<unknown>, 'recognize' | 'signal'>,
): Promise<ReadPage | FailedPage> {
  const { signal } = request;
  const own = { page: number, items: await page.text() };
  if (!isBarePage(own)) {
    const ticks = (await page.ticks?.()) ?? [];
    return { text: { page: number, items: [...own.items, ...ticks] }, lay: undefined };
  }
  const scale = Math.min(DPI / 72, LONGEST / Math.max(page.width, page.height));
  const asItIs = await drawForm(page, scale, 0, signal);
  const isLying = asItIs !== undefined && isOnItsSide(asItIs.form.picture, asItIs.groups, scale);
  let drawn = isLying ? await drawForm(page, scale, 90, signal) : asItIs;
  if (drawn === undefined) return UNREAD;
  const first = await wordsOf(drawn, request);
  if (first.kind === 'failed') return first;
  let { words } = first;
  if (mayBeUpsideDown(words)) {
    const other = await drawForm(page, scale, isLying ? 270 : 180, signal);
    const second = other === undefined ? UNREAD : await wordsOf(other, request);
    // Where the second look failed, the first one is what there is.
    if (other !== undefined && second.kind === 'words' && isSurer(second.words, words)) {
      drawn = other;
      words = second.words;
    }
  }
  const { form, skew, turn } = drawn;
  return { text: { page: number, items: scanText(form, words, scale) }, lay: { skew, turn } };
}

/**
 * Reads a file whose pages are pictures, page after page, until the pages so far say what is looked for. Pages that have text are
 * read by it. Every value of a recognised page is marked as such and in doubt. Rejects with a signal's reason once it is aborted,
 * and only then.
 */
export async function readScan<Result>(
  file: Blob,
  request: ScanRequest<Result>,
): Promise<ScanOutcome<Result>> {
  const { parse, recognize, stopped } = request;
  const signal = stopped === undefined ? request.signal : AbortSignal.any([request.signal, stopped]);
  let source: PageSource | undefined;
  const recognized = new Map<number, ScannedPlaces>();
  // What one page threw is no reason to lose what stands on those before it.
  const read = async (opened: PageSource, number: number): Promise<TextPage | FailedPage> => {
    try {
      const page = await opened.page(number);
      const done = await readPage(page, number, { recognize, signal });
      if ('kind' in done) return done;
      const { width, height } = page;
      if (done.lay !== undefined) recognized.set(number, { width, height, ...done.lay });
      return done.text;
    } catch {
      signal.throwIfAborted();
      return UNREAD;
    }
  };
  try {
    const opened = await openFile(file, signal);
    if (opened.kind === 'failed') return UNREAD;
    const pages = opened.source;
    source = pages;
    return await scanPages(
      { count: pages.pageCount, read: (number) => read(pages, number) },
      {
        ...request,
        parse(texts) {
          const result = parse(texts);
          return result === undefined ? undefined : scannedResult(result, recognized);
        },
      },
    );
  } catch {
    signal.throwIfAborted();
    return UNREAD;
  } finally {
    source?.close();
  }
}
