import type { FindingBook } from '@vcms/kits/review';

const CLOSING = 'Then submit it again on your Safety Programs page.';

/** Reasons that are about the file as a whole; elements have answers of their own. */
export const FILE_BOOK: FindingBook = {
  reasons: [
    {
      key: 'unreadable',
      label: 'File unreadable or incomplete',
      sentence: 'The file cannot be read, or pages are missing. Upload a complete copy.',
    },
    {
      key: 'other_company',
      label: 'Program of another company',
      sentence: 'The file is the program of another company. Upload the one by which you work.',
    },
    {
      key: 'other_program',
      label: 'Another program',
      sentence: 'The file does not hold this program. Upload the right one, or name its pages.',
    },
  ],
  closing: CLOSING,
};

/** Reasons for which a statement that the program does not apply is not accepted. */
export const STATEMENT_BOOK: FindingBook = {
  reasons: [
    {
      key: 'does_work',
      label: 'The company does this work',
      sentence: 'Your trades or your work for a client include work of this kind. Upload the program.',
    },
    {
      key: 'reason_unclear',
      label: 'Reason not sufficient',
      sentence:
        'The reason does not say who does this work where it comes up. Say so, or upload the program.',
    },
  ],
  closing: CLOSING,
};
