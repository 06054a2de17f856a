import { readPdfText, type TextPage } from '@vcms/pdf';
import type { PaperSource } from './paper-source.ts';
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

/** The values of a paper's own text. Rejects with the signal's reason once it is aborted, and only then. */
export async function readPaper<Result>(
  { parse, otherForm, sender }: PaperKind<Result>,
  source: PaperSource,
  signal: AbortSignal,
): Promise<PaperAnswer<Result>> {
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
  const nothing = (message: string): PaperAnswer<Result> => {
    return { kind: 'nothing', message, canRetry: message === UNREACHABLE, file };
  };
  const text = await readPdfText(file, signal);
  if (text.kind === 'no-text') return nothing(NO_TEXT);
  if (text.kind === 'too-much') return nothing(TOO_MUCH);
  if (text.kind === 'failed') return nothing(problems[text.problem]);
  const result = parse(text.pages);
  return result === undefined ? nothing(otherForm) : { kind: 'read', result, file };
}
