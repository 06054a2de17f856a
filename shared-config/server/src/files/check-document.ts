import { documentPath } from '@vcms/domain';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { writeAudit } from '../audit/audit.ts';
import { TRUSTED_ACTOR, type Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { notify } from '../notifications/notify.ts';
import { activeUsers } from '../notifications/recipients.ts';
import { contentProblem, digestOf } from './content-problem.ts';

/** Where a company's files are recorded; `restrictedDocuments` only the firm and the owner read. */
export type FileCollection = 'documents' | 'restrictedDocuments';

/** What is known of a file's content. `absent`: its bytes have not come. */
export type ContentVerdict =
  | { readonly kind: 'sound' }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'absent' };

function verdictOf(record: DocumentData): ContentVerdict | undefined {
  if (record.contentCheck === 'sound') return { kind: 'sound' };
  if (record.contentCheck === 'refused') return { kind: 'refused', problem: textOf(record.contentProblem) };
  return undefined;
}

/**
 * Looks at a file's bytes once and marks its record: only a sound file is opened by anybody but its owner. The digest that
 * the record keeps from then on is that of the bytes. Who sent a file that is refused is told why; a repeated call finds
 * the mark. The bytes of a path never change, and rules let no more bytes come once a record is marked.
 */
export async function checkDocument(
  trusted: Trusted,
  companyId: string,
  collection: FileCollection,
  id: string,
): Promise<ContentVerdict> {
  const { db, files } = trusted;
  const place = db.doc(documentPath(collection, companyId, id));
  const seen = (await place.get()).data();
  if (seen === undefined) return { kind: 'absent' };
  const known = verdictOf(seen);
  if (known !== undefined) return known;
  const bytes = await files.read(textOf(seen.storagePath)).catch(() => undefined);
  if (bytes === undefined) return { kind: 'absent' };
  await files.closeAddress(textOf(seen.storagePath));
  const problem = await contentProblem(bytes, {
    contentType: textOf(seen.contentType),
    size: Number(seen.size),
    sha256: textOf(seen.sha256),
  });
  const verdict: ContentVerdict = problem === undefined ? { kind: 'sound' } : { kind: 'refused', problem };
  // First of all: whoever finds the mark tells nobody.
  if (problem !== undefined) await tellOwner(trusted, companyId, id, seen, problem);
  await db.runTransaction(async (transaction) => {
    const now = (await transaction.get(place)).data();
    if (now === undefined || verdictOf(now) !== undefined || now.storagePath !== seen.storagePath) return;
    transaction.update(place, {
      contentCheck: verdict.kind,
      contentProblem: problem ?? FieldValue.delete(),
      sha256: digestOf(bytes),
    });
    if (problem !== undefined)
      writeAudit(trusted, transaction, undefined, {
        action: 'document.content_refuse',
        entityType: 'document',
        entityId: id,
        contractorId: companyId,
        before: { sha256: seen.sha256 },
        after: { sha256: digestOf(bytes) },
        reason: problem,
      });
  });
  return verdict;
}

async function tellOwner(
  trusted: Trusted,
  companyId: string,
  id: string,
  record: DocumentData,
  problem: string,
): Promise<void> {
  const people = await activeUsers(trusted, companyId, ['5005']);
  const sender = textOf(record.createdBy);
  await notify(trusted, sender === TRUSTED_ACTOR ? people : [...people, sender], {
    eventKey: `content-${companyId}-${id}-${textOf(String(record.version ?? 1))}`,
    title: 'File cannot be used',
    body: `${textOf(record.fileName)}: ${problem} Nobody but your company can open it.`,
  });
}
