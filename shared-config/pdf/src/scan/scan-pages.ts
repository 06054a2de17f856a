import type { TextPage } from '../acord25/read-acord25.ts';

/** Certificates have one to four pages; what follows are other papers. */
const MOST_PAGES = 6;
/** Once something was found, no further page is begun after so long. */
const LONGEST_MS = 240_000;

/** Why a page could not be read, and what to do. */
export interface FailedPage {
  readonly kind: 'failed';
  readonly message: string;
  readonly canRetry: boolean;
}

/** Pages from `from` on of a file's `pages` that nobody read, though what is looked for may stand there. */
export interface UnreadPages {
  readonly from: number;
  readonly pages: number;
  /** More than are read of a file; read for too long; a person ended it; the page itself failed. */
  readonly why: 'many' | 'long' | 'stopped' | 'failed';
  /** Of a page that failed, as a sentence. */
  readonly message?: string;
}

export type ScanOutcome<Result> =
  /** `isPartial`: there are further pages, which were not read; `unread`: though they were to be. */
  | {
      readonly kind: 'read';
      readonly result: Result;
      readonly isPartial: boolean;
      readonly unread?: UnreadPages;
    }
  /** Its pages were read, and none of them is what was looked for. */
  | { readonly kind: 'nothing' }
  | FailedPage;

/** What is looked for in the pages of a scan, and when it is enough. */
export interface PagesRequest<Result> {
  /** Undefined: these pages are none of the kind, or not all of it yet. */
  readonly parse: (pages: readonly TextPage[]) => Result | undefined;
  /** What is looked for may stand on each of the pages: all of them are read. Absent: up to the first that says it. */
  readonly readsAll?: true | undefined;
  /** With `readsAll`: no further page is wanted. */
  readonly isEnough?: ((result: Result) => boolean) | undefined;
  /** With `readsAll`: what the pages so far say, while others are still to come. */
  readonly onSoFar?: ((result: Result) => void) | undefined;
  /** Called before each page, from 1. */
  readonly onPage: (page: number, pages: number) => void;
  /** A person wants no further page; what was found by then stays. */
  readonly stopped?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** The pages of a file, one at a time; `read` rejects when a signal ends it. */
export interface ScanPages {
  readonly count: number;
  readonly read: (page: number) => Promise<TextPage | FailedPage>;
}

/** Reads page after page until what is looked for was found; what was found stays when a later page fails. */
export async function scanPages<Result>(
  { count, read }: ScanPages,
  request: PagesRequest<Result>,
): Promise<ScanOutcome<Result>> {
  const { parse, readsAll = false, isEnough, onSoFar, onPage, stopped, clock = Date.now } = request;
  const last = Math.min(count, MOST_PAGES);
  const begun = clock();
  const pages: TextPage[] = [];
  let found: Result | undefined;
  const ended = (from: number, why: UnreadPages['why'], message?: string): ScanOutcome<Result> => {
    if (found === undefined) return { kind: 'nothing' };
    const unread = { from, pages: count, why, ...(message === undefined ? {} : { message }) };
    return { kind: 'read', result: found, isPartial: true, unread };
  };
  for (let page = 1; page <= last; page += 1) {
    if (found !== undefined && clock() - begun > LONGEST_MS) return ended(page, 'long');
    onPage(page, last);
    const text = await read(page).catch((cause: unknown) => {
      if (found === undefined || stopped?.aborted !== true) throw cause;
      return undefined;
    });
    if (text === undefined) return ended(page, 'stopped');
    if ('kind' in text) return found === undefined ? text : ended(page, 'failed', text.message);
    pages.push(text);
    found = parse(pages);
    if (found === undefined) continue;
    if (!readsAll || isEnough?.(found) === true)
      return { kind: 'read', result: found, isPartial: page < count };
    if (page < last) onSoFar?.(found);
  }
  if (found === undefined) return { kind: 'nothing' };
  return count > last ? ended(last + 1, 'many') : { kind: 'read', result: found, isPartial: false };
}
