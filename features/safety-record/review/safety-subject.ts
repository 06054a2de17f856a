import type { StoredRecord } from '@vcms/data';
import { documentPath, type EmrRecord, formatDate, type NotRated, type OshaYear } from '@vcms/domain';
import type { ReviewedSubject } from '@vcms/kits/review';

/** One record under review, by its kind. */
export type SafetySubject =
  | { readonly kind: 'osha_year'; readonly record: StoredRecord<OshaYear> }
  | { readonly kind: 'emr'; readonly record: StoredRecord<EmrRecord> }
  | { readonly kind: 'not_rated'; readonly record: StoredRecord<NotRated> };

/** How it is called in a sentence. */
export function subjectTitle(subject: SafetySubject): string {
  if (subject.kind === 'osha_year') return `OSHA ${subject.record.year}`;
  if (subject.kind === 'emr') return `EMR effective ${formatDate(subject.record.effective)}`;
  return `Not-rated letter of ${formatDate(subject.record.date)}`;
}

const COLLECTIONS = { osha_year: 'oshaYears', emr: 'emr', not_rated: 'notRated' } as const;

/** The record as the workbench sees it. */
export function reviewedRecord(
  subject: SafetySubject,
  { id: contractorId, name: contractorName }: { readonly id: string; readonly name: string },
): ReviewedSubject {
  const { id, state, version, submittedOn, record } = subject.record;
  return {
    ...{ type: subject.kind, id, contractorId, contractorName, state, version, submittedOn },
    path: documentPath(COLLECTIONS[subject.kind], contractorId, id),
    title: subjectTitle(subject),
    updatedAt: record.updatedAt,
    createdBy: record.createdBy,
  };
}

/** A file that came with the record. */
export interface Paper {
  readonly documentId: string;
  readonly name: string;
}

/** The paper that the numbers are taken from first. */
export function papersOf(subject: SafetySubject): readonly Paper[] {
  if (subject.kind === 'emr') return [{ documentId: subject.record.letterDocId, name: 'EMR letter' }];
  if (subject.kind === 'not_rated') return [{ documentId: subject.record.letterDocId, name: 'Letter' }];
  const { form300aDocId, statementDocId, log300DocId } = subject.record;
  return [
    { documentId: form300aDocId, name: 'Form 300A' },
    { documentId: statementDocId, name: 'Statement' },
    { documentId: log300DocId, name: 'Form 300, redacted' },
  ].flatMap(({ documentId, name }) => (documentId === undefined ? [] : [{ documentId, name }]));
}
