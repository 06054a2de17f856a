import { documentPath } from '@vcms/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import { createdStamps, TRUSTED_ACTOR, type Trusted, textOf } from '../core/index.ts';
import { fileNamed } from './file-named.ts';
import { versionOf } from './version-of.ts';

/** A change of a record as its trigger reports it. */
export interface RecordChange {
  readonly companyId: string;
  readonly id: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** Where the versions of one kind of record are kept, and which files go with them. */
export interface KeptKind {
  readonly collection: 'policyVersions' | 'oshaYearVersions' | 'emrVersions' | 'notRatedVersions';
  /** The field of a version that names its record. */
  readonly subjectField: string;
  /** Ids of the documents that the record names. */
  readonly filesOf: (record: DocumentData) => readonly unknown[];
}

/** What a record names as files, each once. */
function fileIds(kind: KeptKind, after: DocumentData): readonly string[] {
  return [...new Set(kind.filesOf(after).map(textOf))].filter((id) => id !== '');
}

/**
 * Keeps a record as it was submitted, under the number of the submission (ADR 27). What is kept is the event's own record, so
 * that a quick correction does not slip into it, and it is written once: a repeated event changes nothing. The files that it
 * names are submitted with it: a draft could be thrown away or change its file.
 */
export async function keepVersion(trusted: Trusted, kind: KeptKind, change: RecordChange): Promise<void> {
  const { companyId, id, before, after } = change;
  if (after?.state !== 'submitted' || before?.state === 'submitted') return;
  // Copied by a merge, which copies the versions as well.
  if (before === undefined && after.mergedFrom !== undefined) return;
  if (!Number.isInteger(after.version)) return;
  const { db } = trusted;
  const place = db.doc(documentPath(kind.collection, companyId, id, after.version));
  const files = fileIds(kind, after).map((docId) => db.doc(documentPath('documents', companyId, docId)));
  await db.runTransaction(async (transaction) => {
    const [kept, ...documents] = await transaction.getAll(place, ...files);
    if (kept?.exists === true) return;
    const version = { ...versionOf(after), [kind.subjectField]: id };
    transaction.create(place, { ...version, ...createdStamps(TRUSTED_ACTOR) });
    fileNamed(transaction, documents, after.submittedOn);
  });
}
