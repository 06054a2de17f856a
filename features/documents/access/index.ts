import { EVIDENCE_MOVES, EVIDENCE_TABLE, type LineAccess, row, type StateTable } from '@vcms/testing/access';
import { DOCUMENT_FIXTURES } from './document-fixtures.ts';
import { ANSWER_ID, REQUEST_FIXTURE, requestBackground } from './request-fixtures.ts';
import { REQUEST_ISOLATION } from './request-isolation.ts';

/** What does not count for the evaluation is put away by the firm. */
const MOVES: StateTable = {
  ...EVIDENCE_TABLE,
  moves: {
    ...EVIDENCE_MOVES,
    'rejected>archived': '5002',
    'changes_requested>archived': '5002',
    'superseded>archived': '5002',
    'cancelled>archived': '5002',
    'withdrawn>archived': '5002',
  },
};

const REQUEST_MOVES: StateTable = {
  states: ['open', 'submitted', 'accepted', 'withdrawn'],
  moves: {
    'open>submitted': '5005',
    'open>withdrawn': '5002 5003',
    'submitted>accepted': '5002 5003',
    'submitted>withdrawn': '5002 5003',
  },
  patch: (to) => (to === 'submitted' ? { documentId: ANSWER_ID } : {}),
};

export const access: LineAccess = {
  records: {
    documents: {
      cells: row('gl A', 'glc A', 'glc E', 'gl E', 'glcud O', ''),
      fixture: DOCUMENT_FIXTURES.documents,
      moves: MOVES,
    },
    documentTexts: {
      cells: row('gl A', 'gl A', 'gl E', 'gl E', 'gl O', ''),
      fixture: DOCUMENT_FIXTURES.documentTexts,
    },
    // The reduced plan has none: it may not upload either.
    documentRequests: {
      cells: row('gl A', 'glcu A', 'glcu O', '', 'glu O', ''),
      fixture: REQUEST_FIXTURE,
      moves: REQUEST_MOVES,
    },
    restrictedDocuments: {
      cells: row('', 'g A', '', '', 'gc O', ''),
      fixture: DOCUMENT_FIXTURES.restrictedDocuments,
    },
  },
  background: requestBackground,
  isolation: REQUEST_ISOLATION,
};
