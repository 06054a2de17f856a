import {
  type PaperAnswer,
  type PaperSource,
  type Reading,
  type ReadingWork,
  readPaper,
  useReading,
} from '@vcms/kits/evidence';
import { loadEndorsementReader, type ReadEndorsement } from '@vcms/pdf';
import { useEffect } from 'react';

type Forms = readonly ReadEndorsement[];

/** How far the reading of a file with pages of endorsements is. */
export type PagesReading =
  | Reading<Forms>
  /** Its pages are pictures: they are recognized when somebody asks for it. */
  | { readonly kind: 'pictures' };

interface PagesWords {
  /** "No endorsement form was recognized in this file. The reviewer will look." */
  readonly otherForm: string;
  /** "Leave it to the reviewer" */
  readonly instead: string;
}

const PICTURES: PagesReading = { kind: 'pictures' };
const UNREACHABLE = 'The reader could not be loaded. Check your connection, then try again.';

async function readPages(
  words: PagesWords,
  source: PaperSource,
  work: ReadingWork,
  leavesPictures?: true,
): Promise<PaperAnswer<Forms>> {
  const parse = await loadEndorsementReader().catch(() => undefined);
  work.signal.throwIfAborted();
  if (parse === undefined) return { kind: 'nothing', message: UNREACHABLE, canRetry: true, file: undefined };
  return readPaper({ ...words, parse, leavesPictures, readsAll: true, sender: 'the broker' }, source, work);
}

/**
 * Reads the forms of a file: its text at once, unless `isWanted` says to wait, and pictures when `ask` is called. Recognising them takes
 * long, and only so many pages an hour.
 */
export function usePagesReading(
  source: PaperSource,
  words: PagesWords,
  isWanted = true,
): { readonly reading: PagesReading; readonly ask: () => void } {
  const text = useReading<Forms>(source, (one, work) => readPages(words, one, work, true));
  const scan = useReading<Forms>(source, (one, work) => readPages(words, one, work));
  const { reading, ask } = text;
  useEffect(() => {
    if (isWanted && reading.kind === 'not-asked') ask();
  });
  const isPicture = reading.kind === 'nothing' && reading.isPicture === true;
  if (!isPicture) return { reading, ask };
  return { reading: scan.reading.kind === 'not-asked' ? PICTURES : scan.reading, ask: scan.ask };
}
