import type { FindingBook, PaperWords, ReviewTopic } from '@vcms/kits/review';
import { reviewAddress } from '../center/center-path.ts';

const PATH = reviewAddress();

/** Documents of companies that clients may require, such as a W-9, under review for the firm and for clients. */
export const DOCUMENT_TOPIC: ReviewTopic = {
  name: 'document-review',
  noun: 'document',
  nouns: 'documents',
  accept: { verb: 'Accept', going: 'Accepting', done: 'accepted' },
  subjects: ['document'],
  path: PATH,
  addressOf: ({ contractorId, subjectId }) => `${PATH}/${contractorId}/${subjectId}`,
};

export const DOCUMENT_FINDINGS: FindingBook = {
  reasons: [
    {
      key: 'file',
      label: 'File unreadable or incomplete',
      sentence: 'Upload a clear copy of every page of the document.',
    },
    {
      key: 'name',
      label: 'Company differs',
      sentence: 'The document names another company. Upload the one in your legal name.',
    },
    {
      key: 'typeId',
      label: 'Wrong type of document',
      sentence: 'This is another kind of document. Submit it under its type.',
    },
    {
      key: 'signature',
      label: 'Not signed',
      sentence: 'The document is not signed and dated. Upload the signed one.',
    },
    { key: 'issuedOn', label: 'Dates differ', sentence: 'The document shows other dates. Enter those.' },
    { key: 'expiresOn', label: 'Expired', sentence: 'The document has ended. Upload a renewed one.' },
  ],
  closing: 'Then submit it again under Company information, Documents.',
};

export const PAPER_WORDS: PaperWords = {
  name: 'Document',
  noneTitle: 'No file',
  noneHint: 'This document was submitted without its file. Return it, so that it is added.',
};
