import * as documents from '@vcms/documents/data';
import type { Runs } from './runs.ts';

/** Queries of requests for documents; those of files stand with the registers. */
export const DOCUMENT_RUNS = {
  documentRequestsQuery: [
    ['5002', (db) => documents.documentRequestsQuery(db, { contractorId: 'A' })],
    ['5003', (db) => documents.documentRequestsQuery(db, { contractorId: 'A', clientId: 'X' })],
  ],
  filesFoundQuery: [['5002', (db) => documents.filesFoundQuery(db, 'form', 6)]],
  requestedLinesQuery: [['5005', (db) => documents.requestedLinesQuery(db, 'A')]],
} satisfies Runs;
