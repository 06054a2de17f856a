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
import { type ScanWord, scanText } from './scan-text.ts';
import { type ScannedPlaces, scannedResult } from './scanned-result.ts';
import { type BareForm, withoutLines } from './without-lines.ts';

/** What came of a picture; `message` says why there are no words, and what to do. */
export type RecognizedPage =
  | { readonly kind: 'words'; readonly words: readonly ScanWord[] }
  | { readonly kind: 'failed'; readonly message: string; readonly canRetry: boolean };

export interface ScanRequest<Result> {
  /** Undefined: these pages are none of the kind, or not all of it yet. */
  readonly parse: (pages: readonly TextPage[]) => Result | undefined;
  /** What is looked for may stand on each of the pages: all of them are read. Absent: up to the first that says it. */
  readonly readsAll?: true | undefined;
  /** Recognises a JPEG, and looks again where something in `spots` was overlooked; never rejects. */
  readonly recognize: (picture: Blob, spots: readonly PixelBox[]) => Promise<RecognizedPage>;
  /** Called before each page, from 1. */
  readonly onPage: (page: number, pages: number) => void;
  readonly signal: AbortSignal;
}

export type ScanOutcome<Result> =
  /** `isPartial`: there are further pages, which were not read. */
  | { readonly kind: 'read'; readonly result: Result; readonly isPartial: boolean }
  /** Its pages were read, and none of them is what was looked for. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly message: string; readonly canRetry: boolean };

type FailedScan = Extract<ScanOutcome<never>, { kind: 'failed' }>;

/** Certificates have one to four pages; what follows are other papers. */
const MOST_PAGES = 6;
/** Pixels of an inch: small print is recognised from here on. */
const DPI = 250;
/** Pixels of the longer side, of pages that are larger than letters. */
const LONGEST = 4_000;
/** Of the picture as it is sent; a page full of noise becomes larger than the server takes, and gets the second one. */
const QUALITIES = [0.9, 0.6] as const;

const UNREAD: FailedScan = {
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
): Promise<ReadPage | FailedScan> {
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
 * read by it. Every value of a recognised page is marked as such and in doubt. Rejects with the signal's reason once it is aborted,
 * and only then.
 */
export async function readScan<Result>(
  file: Blob,
  request: ScanRequest<Result>,
): Promise<ScanOutcome<Result>> {
  const { parse, readsAll = false, onPage, signal } = request;
  let source: PageSource | undefined;
  const pages: TextPage[] = [];
  const recognized = new Map<number, ScannedPlaces>();
  try {
    const opened = await openFile(file, signal);
    if (opened.kind === 'failed') return UNREAD;
    source = opened.source;
    const last = Math.min(source.pageCount, MOST_PAGES);
    for (let number = 1; number <= last; number += 1) {
      onPage(number, last);
      const page = await source.page(number);
      const read = await readPage(page, number, request);
      if ('kind' in read) return read;
      pages.push(read.text);
      const { width, height } = page;
      if (read.lay !== undefined) recognized.set(number, { width, height, ...read.lay });
      const result = readsAll && number < last ? undefined : parse(pages);
      if (result === undefined) continue;
      const isPartial = number < source.pageCount;
      return { kind: 'read', result: scannedResult(result, recognized), isPartial };
    }
    return { kind: 'nothing' };
  } catch {
    signal.throwIfAborted();
    return UNREAD;
  } finally {
    source?.close();
  }
}
