import { documentPath } from '@vcms/domain';
import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { contentProblem, digestOf } from './content-problem.ts';
import { withWholeFile } from './file-turns.ts';
import { auditFinding, type Finding, type FoundFile, tellOwner } from './tell-finding.ts';

/**
 * Where a company's files are recorded; `restrictedDocuments` only the firm and the owner read, and those of samples and announcements
 * are a client's.
 */
export type FileCollection =
  | 'documents'
  | 'restrictedDocuments'
  | 'sampleDocuments'
  | 'announcementDocuments';

/** True where the company is a client. */
export function isOfClient(collection: FileCollection): boolean {
  return collection === 'sampleDocuments' || collection === 'announcementDocuments';
}

/**
 * What is known of a file's content. `absent`: its bytes have not come. `checking`: the virus scanner could not be asked.
 */
export type ContentVerdict =
  | { readonly kind: 'sound' | 'absent' | 'checking' | 'blocked' }
  | { readonly kind: 'refused'; readonly problem: string };

/** Undefined until somebody has looked at the bytes and for viruses. */
function verdictOf(record: DocumentData): ContentVerdict | undefined {
  if (record.virusScan === 'blocked') return { kind: 'blocked' };
  if (record.contentCheck === 'refused') return { kind: 'refused', problem: textOf(record.contentProblem) };
  return record.contentCheck === 'sound' && record.virusScan === 'clean' ? { kind: 'sound' } : undefined;
}

/**
 * Looks at a file's bytes once and marks its record: only one that is what it says, and in which the scanner finds nothing, is opened
 * by anybody but its owner. The digest that the record keeps from then on is that of the bytes. Who sent a file that is refused or blocked
 * is told why; a repeated call finds the mark. The bytes of a path never change, and rules let no more bytes come once a
 * record is marked.
 */
export async function checkDocument(
  trusted: Trusted,
  companyId: string,
  collection: FileCollection,
  id: string,
): Promise<ContentVerdict> {
  const seen = (await trusted.db.doc(documentPath(collection, companyId, id)).get()).data();
  if (seen === undefined) return { kind: 'absent' };
  const known = verdictOf(seen);
  if (known?.kind === 'blocked') await trusted.files.closeAddress(textOf(seen.storagePath));
  if (known !== undefined) return known;
  return withWholeFile(() => lookAt(trusted, companyId, collection, id));
}

/** Others may have looked at it while it waited for its turn. */
async function lookAt(
  trusted: Trusted,
  companyId: string,
  collection: FileCollection,
  id: string,
): Promise<ContentVerdict> {
  const place = trusted.db.doc(documentPath(collection, companyId, id));
  const seen = (await place.get()).data();
  if (seen === undefined) return { kind: 'absent' };
  const known = verdictOf(seen);
  if (known !== undefined) return known;
  const bytes = await trusted.files.read(textOf(seen.storagePath)).catch(() => undefined);
  if (bytes === undefined) return { kind: 'absent' };
  await trusted.files.closeAddress(textOf(seen.storagePath));
  const sha256 = digestOf(bytes);
  const finding = await findingOf(trusted, bytes, sha256, seen);
  const file: FoundFile = {
    ...{ companyId, id, record: seen },
    side: isOfClient(collection) ? 'clientId' : 'contractorId',
  };
  // First of all: whoever finds the mark tells nobody.
  if (finding.kind === 'refused' || finding.kind === 'blocked') await tellOwner(trusted, file, finding);
  await mark(trusted, place, file, finding, sha256);
  // While it was scanned its owner could still make an address; once it is marked, nobody can.
  if (finding.kind === 'blocked') await trusted.files.closeAddress(textOf(seen.storagePath));
  if (finding.kind === 'refused') return { kind: 'refused', problem: finding.why };
  return { kind: finding.kind };
}

/** A virus counts before what else is wrong: a blocked file not even its owner opens. */
async function findingOf(
  { scanner }: Trusted,
  bytes: Buffer,
  digest: string,
  record: DocumentData,
): Promise<Finding> {
  const scan =
    record.virusScan === 'clean'
      ? ({ kind: 'clean' } as const)
      : await scanner.scan(bytes).catch(() => ({ kind: 'unasked' }) as const);
  if (scan.kind === 'found') return { kind: 'blocked', why: scan.threat };
  const problem =
    record.contentCheck === 'sound'
      ? undefined
      : await contentProblem(
          bytes,
          {
            contentType: textOf(record.contentType),
            size: Number(record.size),
            sha256: textOf(record.sha256),
          },
          digest,
        );
  if (problem !== undefined) return { kind: 'refused', why: problem };
  return { kind: scan.kind === 'clean' ? 'sound' : 'checking' };
}

function marksOf(finding: Finding, sha256: string): DocumentData {
  switch (finding.kind) {
    case 'blocked':
      return { virusScan: 'blocked', sha256 };
    case 'refused':
      return { contentCheck: 'refused', contentProblem: finding.why, sha256 };
    case 'sound':
      return { contentCheck: 'sound', contentProblem: FieldValue.delete(), virusScan: 'clean', sha256 };
    case 'checking':
      return { contentCheck: 'sound', contentProblem: FieldValue.delete(), sha256 };
  }
}

async function mark(
  trusted: Trusted,
  place: DocumentReference,
  file: FoundFile,
  finding: Finding,
  sha256: string,
): Promise<void> {
  await trusted.db.runTransaction(async (transaction) => {
    const now = (await transaction.get(place)).data();
    if (now === undefined || verdictOf(now) !== undefined || now.storagePath !== file.record.storagePath)
      return;
    transaction.update(place, marksOf(finding, sha256));
    auditFinding(trusted, transaction, file, finding, sha256);
  });
}
