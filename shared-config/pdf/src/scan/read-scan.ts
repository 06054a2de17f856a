import type { TextPage } from '../acord25/read-acord25.ts';
import { openFile } from '../source/open-file.ts';
import type { DocumentPage } from '../source/page-source.ts';
import { colorsOf, type GreyPicture, greyOf } from './grey-picture.ts';
import { placeBack } from './place-back.ts';
import { prepareScan } from './prepare-scan.ts';
import { type ScanWord, scanText } from './scan-text.ts';

/** What came of a picture; `message` says why there are no words, and what to do. */
export type RecognizedPage =
  | { readonly kind: 'words'; readonly words: readonly ScanWord[] }
  | { readonly kind: 'failed'; readonly message: string };

export interface ScanRequest<Result> {
  /** Undefined: these pages are none of the kind, or not all of it yet. */
  readonly parse: (pages: readonly TextPage[]) => Result | undefined;
  /** Recognises a JPEG; never rejects. */
  readonly recognize: (picture: Blob) => Promise<RecognizedPage>;
  /** Called before each page, from 1. */
  readonly onPage: (page: number, pages: number) => void;
  readonly signal: AbortSignal;
}

export type ScanOutcome<Result> =
  | { readonly kind: 'read'; readonly result: Result }
  /** Its pages were read, and none of them is what was looked for. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly message: string };

/** Certificates have one to four pages; what follows are other papers. */
const MOST_PAGES = 6;
/** Pixels of an inch: small print is recognised from here on. */
const DPI = 250;
/** Pixels of the longer side, of pages that are larger than letters. */
const LONGEST = 4_000;
const QUALITY = 0.9;

const UNREAD = 'This scan could not be read. Enter the values by hand.';

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | undefined {
  return canvas.getContext('2d', { willReadFrequently: true }) ?? undefined;
}

function jpegOf(picture: GreyPicture, canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const { width, height } = picture;
  contextOf(canvas)?.putImageData(new ImageData(colorsOf(picture), width, height), 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY);
  });
}

interface ScannedPage {
  readonly text: TextPage;
  readonly skew: number;
}

async function readPage<Result>(
  page: DocumentPage,
  number: number,
  { recognize, signal }: ScanRequest<Result>,
): Promise<ScannedPage | string> {
  const scale = Math.min(DPI / 72, LONGEST / Math.max(page.width, page.height));
  const canvas = await page.draw({ scale, turn: 0, signal });
  const pixels = contextOf(canvas)?.getImageData(0, 0, canvas.width, canvas.height);
  if (pixels === undefined) return UNREAD;
  const { picture, skew } = prepareScan(greyOf(pixels));
  const jpeg = await jpegOf(picture, canvas);
  signal.throwIfAborted();
  if (jpeg === undefined) return UNREAD;
  const recognized = await recognize(jpeg);
  signal.throwIfAborted();
  if (recognized.kind === 'failed') return recognized.message;
  return { text: { page: number, items: scanText(picture, recognized.words, scale) }, skew };
}

/**
 * Reads a file that is a picture, page after page, until the pages so far say what is looked for. Rejects with the signal's reason
 * once it is aborted, and only then.
 */
export async function readScan<Result>(
  file: Blob,
  request: ScanRequest<Result>,
): Promise<ScanOutcome<Result>> {
  const { parse, onPage, signal } = request;
  const opened = await openFile(file, signal);
  if (opened.kind === 'failed') return { kind: 'failed', message: UNREAD };
  const { source } = opened;
  const pages: TextPage[] = [];
  const turned = new Map<number, DocumentPage & { readonly skew: number }>();
  const last = Math.min(source.pageCount, MOST_PAGES);
  try {
    for (let number = 1; number <= last; number += 1) {
      onPage(number, last);
      const page = await source.page(number);
      const read = await readPage(page, number, request);
      if (typeof read === 'string') return { kind: 'failed', message: read };
      pages.push(read.text);
      turned.set(number, { ...page, skew: read.skew });
      const result = parse(pages);
      if (result !== undefined) return { kind: 'read', result: placeBack(result, turned) };
    }
    return { kind: 'nothing' };
  } catch {
    signal.throwIfAborted();
    return { kind: 'failed', message: UNREAD };
  } finally {
    source.close();
  }
}
