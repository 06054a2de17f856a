import { isBarePage, loadScanReader, readPdfText, type TextPage } from '@vcms/pdf';
import type { PaperSource } from './paper-source.ts';
import type { ReadingWork } from './reading-work.ts';
import { PICTURES_UNREAD, tooManyPages, unreadText } from './unread-text.ts';
import type { PaperAnswer } from './use-reading.ts';

export interface PaperKind<Result> {
  /** Undefined: the paper is none of this kind. */
  readonly parse: (pages: readonly TextPage[]) => Result | undefined;
  /** It may stand on each page of a scan. Absent: the first pages that say it are enough. */
  readonly readsAll?: true;
  /** With `readsAll`: no further page of a scan is wanted. */
  readonly isEnough?: ((result: Result) => boolean) | undefined;
  /** Pages that are pictures are not recognised before somebody asks: the answer says that there are some. */
  readonly leavesPictures?: true | undefined;
  /** What else to do where nothing can be read; absent: "Type the values". */
  readonly instead?: string;
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

const PICTURES = 'This file is a scan.';
const TYPE_VALUES = /[Tt]ype the values/;

type OnSoFar<Result> = ((answer: PaperAnswer<Result>) => void) | undefined;
type Nothing = Extract<PaperAnswer<never>, { kind: 'nothing' }>;

/** The values of pages that are pictures. What recognises them is loaded with the first one. */
async function readPicture<Result>(
  { parse, readsAll, isEnough, otherForm }: PaperKind<Result>,
  file: Blob,
  work: ReadingWork,
  onSoFar: OnSoFar<Result>,
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
    const { onPage, stopped } = work;
    const read = await readScan<Result>(file, {
      ...{ parse, readsAll, isEnough, recognize, onPage, stopped, signal: work.signal },
      onSoFar: onSoFar && ((result) => onSoFar({ kind: 'read', result, file, isScanned: true })),
    });
    if (read.kind === 'read') {
      const { result, isPartial, unread } = read;
      return {
        ...{ kind: 'read', result, file, isScanned: true },
        ...(isPartial ? { isPartial } : {}),
        ...(unread === undefined ? {} : { unread: unreadText(unread) }),
      };
    }
    return read.kind === 'nothing' ? nothing(otherForm, false) : nothing(read.message, read.canRetry);
  } catch (cause) {
    work.signal.throwIfAborted();
    if (!work.stopped.aborted) throw cause;
    return nothing(STOPPED, true);
  }
}

/** What else to do, where the paper's kind says it. */
function advised<Result>(answer: PaperAnswer<Result>, instead: string | undefined): PaperAnswer<Result> {
  if (answer.kind === 'read' || instead === undefined) return answer;
  const message = answer.message.replace(TYPE_VALUES, ([first]) =>
    first === 'T' ? instead : instead.charAt(0).toLowerCase() + instead.slice(1),
  );
  return { ...answer, message };
}

/**
 * The values of a paper: of its own text, or, where its pages are pictures, as they are recognised. `onSoFar` hears what the first
 * pages of a scan say while the others are recognised. Rejects with the signal's reason once it is aborted, and only then.
 */
export async function readPaper<Result>(
  kind: PaperKind<Result>,
  source: PaperSource,
  work: ReadingWork,
  onSoFar?: OnSoFar<Result>,
): Promise<PaperAnswer<Result>> {
  return advised(await readSource(kind, source, work, onSoFar), kind.instead);
}

async function readSource<Result>(
  kind: PaperKind<Result>,
  source: PaperSource,
  work: ReadingWork,
  onSoFar: OnSoFar<Result>,
): Promise<PaperAnswer<Result>> {
  const { parse, otherForm, sender, leavesPictures = false } = kind;
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
  const ofPictures = () =>
    leavesPictures
      ? ({ ...nothing(PICTURES), isPicture: true } as const)
      : readPicture(kind, file, work, onSoFar);
  const text = await readPdfText(file, work.signal);
  if (text.kind === 'no-text') return ofPictures();
  if (text.kind === 'too-much') return nothing(TOO_MUCH);
  if (text.kind === 'failed') return nothing(problems[text.problem]);
  const result = parse(text.pages);
  const hasPictures = text.pages.some(isBarePage);
  if (result === undefined) return hasPictures ? ofPictures() : nothing(otherForm);
  const isPartial = text.isPartial || hasPictures;
  const unread = [
    ...(text.isPartial ? [tooManyPages(text.pages.length)] : []),
    ...(hasPictures ? [PICTURES_UNREAD] : []),
  ].join(' ');
  return { kind: 'read', result, file, ...(isPartial ? { isPartial, unread } : {}) };
}
