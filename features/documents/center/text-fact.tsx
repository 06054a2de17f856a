import { recordRef, useLiveDocument } from '@vcms/data';
import type { FileTextState } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';

const WORDS: Readonly<Record<FileTextState, string>> = {
  words: 'Found by its title, file name and text',
  part: 'Found by its title, file name and the first part of its text',
  none: 'No text to search in this file. It is found by its title and file name.',
  locked: 'Protected by a password. It is found by its title and file name.',
  unread: 'Its text could not be read. It is found by its title and file name.',
  waiting: 'Its text is read once it has been scanned.',
};

export interface TextFactProps {
  readonly contractorId: string;
  readonly documentId: string;
}

/** By what a search finds a file. */
export function TextFact({ contractorId, documentId }: TextFactProps) {
  const { firestore } = useBackend();
  const live = useLiveDocument(recordRef(firestore, 'documentTexts', contractorId, documentId));
  if (live.kind === 'loading') return 'Loading';
  // Where nothing is kept yet, nobody but the firm may ask for it.
  if (live.kind === 'failed' && live.failure.kind !== 'denied')
    return 'This cannot be told right now. Close the file, then open it again.';
  return WORDS[live.kind === 'ready' ? live.value.text : 'waiting'];
}
