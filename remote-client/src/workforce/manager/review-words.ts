import type { FindingBook, PaperWords, ReviewTopic } from '@vcms/kits/review';

const PATH = '/work-manager/review';

/** Documents of people under review by their client. */
export const STAFF_TOPIC: ReviewTopic = {
  name: 'staff-review',
  noun: 'document',
  nouns: 'documents',
  accept: { verb: 'Confirm', going: 'Confirming', done: 'confirmed' },
  subjects: ['staff_document'],
  path: PATH,
  addressOf: ({ staff, subjectId }) => (staff === undefined ? PATH : `${PATH}/${staff.staffId}/${subjectId}`),
};

export const STAFF_FINDINGS: FindingBook = {
  reasons: [
    {
      key: 'docId',
      label: 'File unreadable or incomplete',
      sentence: 'Upload a clear copy of the whole document.',
    },
    {
      key: 'name',
      label: 'Name differs',
      sentence: 'The document names somebody else. Upload the one of this person.',
    },
    {
      key: 'typeId',
      label: 'Wrong document type',
      sentence: 'This is another kind of document. Submit it under its type.',
    },
    { key: 'issuedOn', label: 'Dates differ', sentence: 'The document shows other dates. Correct them.' },
    { key: 'expiresOn', label: 'Expired', sentence: 'The document has ended. Submit a renewed one.' },
    {
      key: 'issuer',
      label: 'Issuer not accepted',
      sentence: 'Submit a document of an issuer that we accept.',
    },
    {
      key: 'number',
      label: 'Number differs',
      sentence: 'The document shows another number. Correct its last 4 characters.',
    },
  ],
  closing: 'Then submit it again under Workforce.',
};

export const OPEN_PAPER: PaperWords = {
  name: 'Document',
  noneTitle: 'No file',
  noneHint: 'This document was submitted without its file. Return it, so that it is added.',
};

export const SENSITIVE_PAPER: PaperWords = {
  name: 'Document',
  noneTitle: 'Sensitive file',
  noneHint:
    'Drug tests, medical and background checks are opened by the contractor and the firm only. You see their dates. Confirm only what you know from another source.',
};
