import { EVIDENCE_MOVES, EVIDENCE_TABLE, type LineAccess, row, type StateTable } from '@vcms/testing/access';
import { DOCUMENT_FIXTURES } from './document-fixtures.ts';

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

export const access: LineAccess = {
  records: {
    documents: {
      cells: row('gl A', 'glc A', 'glc E', 'gl E', 'glcud O', ''),
      fixture: DOCUMENT_FIXTURES.documents,
      moves: MOVES,
    },
    restrictedDocuments: {
      cells: row('', 'g A', '', '', 'gc O', ''),
      fixture: DOCUMENT_FIXTURES.restrictedDocuments,
    },
  },
};
