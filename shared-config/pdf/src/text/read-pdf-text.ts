import type { TextPage } from '../acord25/read-acord25.ts';
import { fileKind, type ReadableFile } from '../source/file-kind.ts';
import { openPdf } from '../source/open-pdf.ts';
import type { OpenProblem, PageSource } from '../source/page-source.ts';
import { untilAborted } from '../source/until-aborted.ts';

export interface TextLimits {
  /** Pages that are read; the rest is left out. */
  readonly pages: number;
  readonly bytes: number;
  /** Pieces of text on all pages. */
  readonly items: number;
  readonly milliseconds: number;
  /** Whether ticks of forms are read, which stand beside words; default: they are. */
  readonly ticks?: boolean;
}

/** A certificate has one to four pages; files are at most 25 MB (domain section 2). */
export const TEXT_LIMITS: TextLimits = {
  pages: 12,
  bytes: 25 * 1024 * 1024,
  items: 20_000,
  milliseconds: 20_000,
};

export type PdfText =
  | { readonly kind: 'text'; readonly pages: readonly TextPage[]; readonly isPartial: boolean }
  /** A scan, an image, or a drawing: there are no letters in it. */
  | { readonly kind: 'no-text' }
  | { readonly kind: 'too-much' }
  | { readonly kind: 'failed'; readonly problem: OpenProblem };

async function textOf(source: PageSource, limits: TextLimits, signal: AbortSignal): Promise<PdfText> {
  const pages: TextPage[] = [];
  const last = Math.min(source.pageCount, limits.pages);
  let count = 0;
  for (let page = 1; page <= last; page += 1) {
    signal.throwIfAborted();
    const opened = await source.page(page);
    const items = await opened.text();
    count += items.length;
    if (count > limits.items) return { kind: 'too-much' };
    // Ticks say something beside words only; without them a picture would be decoded for nothing.
    const ticks = items.length === 0 || limits.ticks === false ? [] : ((await opened.ticks?.()) ?? []);
    pages.push({ page, items: [...items, ...ticks] });
  }
  return count === 0
    ? { kind: 'no-text' }
    : { kind: 'text', pages, isPartial: source.pageCount > limits.pages };
}

async function openAndRead(blob: ReadableFile, limits: TextLimits, signal: AbortSignal): Promise<PdfText> {
  const outcome = await openPdf(await blob.arrayBuffer(), signal);
  if (outcome.kind === 'failed') return outcome;
  try {
    return await textOf(outcome.source, limits, signal);
  } finally {
    outcome.source.close();
  }
}

/**
 * The text of a PDF with its places. Rejects with the signal's reason once it is aborted, and only then; a file that takes
 * longer than the limit answers `too-much`.
 */
export async function readPdfText(
  blob: ReadableFile,
  signal: AbortSignal,
  limits: TextLimits = TEXT_LIMITS,
): Promise<PdfText> {
  if (blob.size === 0) return { kind: 'failed', problem: 'empty' };
  const kind = await fileKind(blob);
  signal.throwIfAborted();
  if (kind === 'image') return { kind: 'no-text' };
  if (kind === undefined) return { kind: 'failed', problem: 'unknown-kind' };
  if (blob.size > limits.bytes) return { kind: 'too-much' };
  const limit = AbortSignal.timeout(limits.milliseconds);
  const either = AbortSignal.any([signal, limit]);
  try {
    return await untilAborted(openAndRead(blob, limits, either), either);
  } catch (cause) {
    signal.throwIfAborted();
    if (limit.aborted) return { kind: 'too-much' };
    return { kind: 'failed', problem: cause instanceof Error ? 'damaged' : 'unreachable' };
  }
}
