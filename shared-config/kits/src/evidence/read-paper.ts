import { isBarePage, loadScanReader, readPdfText, type TextPage } from '@vcms/pdf';
import type { PaperSource } from './paper-source.ts';
import type { ReadingWork } from './reading-work.ts';
import type { PaperAnswer } from './use-reading.ts';

export interface PaperKind<Result> {
  /** Undefined: the paper is none of this kind. */
  readonly parse: (pages: readonly TextPage[]) => Result | undefined;
  /** "This file is not laid out like an ACORD 25 certificate. Type the values." */
  readonly otherForm: string;
  /** Whom to ask for the file again: "the broker". */
  readonly sender: string;
}

const NO_TEXT = 'This file has no text to read. Type the values.';
const TOO_MUCH = 'This file is too large to be read here. Type the values.';
const UNREACHABLE = 'The reader could not be loaded. Check your connection, then try again.';
const PROTECTED =
  'This file is protected by a password. Choose a copy without one; clients could not open it.';
const STOPPED = 'The reading was stopped. Type the values, or try again.';

type Nothing = Extract<PaperAnswer<never>, { kind: 'nothing' }>;

/** The values of pages that are pictures. What recognises them is loaded with the first one. */
async function readPicture<Result>(
  { parse, otherForm }: PaperKind<Result>,
  file: Blob,
  work: ReadingWork,
): Promise<PaperAnswer<Result>> {
  const nothing = (message: string, canRetry: boolean): Nothing => ({
    ...{ kind: 'nothing', message, canRetry, file },
  });
  const signal = AbortSignal.any([work.signal, work.stopped]);
  try {
    const parts = [loadScanReader(), import('./scan-reader.ts')] as const;
    const [readScan, reader] = await Promise.all(parts).catch(() => []);
    signal.throwIfAborted();
    if (readScan === undefined || reader === undefined) return nothing(UNREACHABLE, true);
    const recognize = reader.recognizer(work.functions);
    const read = await readScan(file, { parse, recognize, onPage: work.onPage, signal });
    if (read.kind === 'read') return { kind: 'read', result: read.result, file, isScanned: true };
    return read.kind === 'nothing' ? nothing(otherForm, false) : nothing(read.message, read.canRetry);
  } catch (cause) {
    work.signal.throwIfAborted();
    if (!work.stopped.aborted) throw cause;
    return nothing(STOPPED, true);
  }
}

/**
 * The values of a paper: of its own text, or, where its pages are pictures, as they are recognised. Rejects with the signal's reason
 * once it is aborted, and only then.
 */
export async function readPaper<Result>(
  kind: PaperKind<Result>,
  source: PaperSource,
  work: ReadingWork,
): Promise<PaperAnswer<Result>> {
  const { parse, otherForm, sender } = kind;
  const loaded = await source.load();
  if (loaded.kind === 'failed') {
    return { kind: 'nothing', message: loaded.message, canRetry: true, file: undefined };
  }
  const file = loaded.blob;
  const problems = {
    empty: 'This file is empty. Choose another one.',
    password: PROTECTED,
    damaged: `This file is damaged. Ask ${sender} for it again.`,
    'unknown-kind': NO_TEXT,
    'too-much': TOO_MUCH,
    unreachable: UNREACHABLE,
  } as const;
  const nothing = (message: string): Nothing => {
    return { kind: 'nothing', message, canRetry: message === UNREACHABLE, file };
  };
  const text = await readPdfText(file, work.signal);
  if (text.kind === 'no-text') return readPicture(kind, file, work);
  if (text.kind === 'too-much') return nothing(TOO_MUCH);
  if (text.kind === 'failed') return nothing(problems[text.problem]);
  const result = parse(text.pages);
  if (result !== undefined) return { kind: 'read', result, file };
  return text.pages.some(isBarePage) ? readPicture(kind, file, work) : nothing(otherForm);
}
