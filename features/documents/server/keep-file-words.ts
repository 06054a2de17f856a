import { type CompanyDocument, documentPath, type FileTextState, fileLabel, fileWords } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import { type ContentVerdict, checkDocument } from '@vcms/server/files';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';

/** The words of a file, or why there are none. `isPartial`: not all of it was read. */
export type FileText =
  | { readonly kind: 'text'; readonly text: string; readonly isPartial: boolean }
  | { readonly kind: 'none' | 'locked' | 'unread' };

/** Reads the text of a file by its bytes, which are its own from then on; it never rejects. */
export type ReadFileText = (bytes: Buffer, contentType: string) => Promise<FileText>;

interface Found {
  readonly words: readonly string[];
  readonly text: FileTextState;
}

const labelOf = (record: DocumentData) => fileLabel(record as CompanyDocument);

/** What was found in the same bytes before; undefined: they wait, or what the file is called has changed. */
function known(record: DocumentData, kept: DocumentData | undefined): Found | undefined {
  if (kept === undefined || kept.text === 'waiting') return undefined;
  const isSame = kept.storagePath === record.storagePath && labelOf(kept) === labelOf(record);
  return isSame ? { words: kept.nameWords, text: kept.text } : undefined;
}

/** Of a file whose bytes have not come the text may still be read. */
const CLOSED: readonly ContentVerdict['kind'][] = ['blocked', 'refused'];

/** What is known of the bytes without a look at them. */
function verdictOf({ virusScan, contentCheck }: DocumentData): ContentVerdict['kind'] {
  if (virusScan === 'blocked') return 'blocked';
  if (contentCheck === 'refused') return 'refused';
  return virusScan === 'clean' && contentCheck === 'sound' ? 'sound' : 'checking';
}

async function readFound(
  { files }: Trusted,
  record: DocumentData,
  verdict: ContentVerdict['kind'],
  readText: ReadFileText,
): Promise<Found> {
  const file = record as CompanyDocument;
  const without = fileWords(file, '').words;
  if (verdict !== 'sound') return { words: without, text: CLOSED.includes(verdict) ? 'unread' : 'waiting' };
  const bytes = await files.read(textOf(record.storagePath)).catch((cause: unknown) => {
    if ((cause as { readonly code?: unknown }).code === 404) return undefined;
    throw cause;
  });
  if (bytes === undefined) return { words: without, text: 'unread' };
  const read = await readText(bytes, textOf(record.contentType));
  if (read.kind !== 'text') return { words: without, text: read.kind };
  const { words, isCut } = fileWords(file, read.text);
  return { words, text: isCut || read.isPartial ? 'part' : 'words' };
}

async function look(
  trusted: Trusted,
  { companyId, id, readText, scans }: WordsWork,
  record: DocumentData,
  before: DocumentData | undefined,
): Promise<Found> {
  const seen = verdictOf(record);
  const wasRead = before !== undefined && before.text !== 'waiting';
  const verdict =
    seen === 'checking' && (scans || wasRead)
      ? (await checkDocument(trusted, companyId, 'documents', id)).kind
      : seen;
  return readFound(trusted, record, verdict, readText);
}

/** A draft is nobody's but its writer's, and no list finds it. */
function isListed(record: DocumentData | undefined): record is DocumentData {
  return record !== undefined && record.state !== 'draft';
}

/** Writes what was found beside the record as it is now; of other bytes or another name another event tells. */
async function keep(
  { db }: Trusted,
  place: DocumentReference,
  index: DocumentReference,
  seen: DocumentData,
  found: Found,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const now = (await transaction.get(place)).data();
    if (!isListed(now)) transaction.delete(index);
    else if (now.storagePath === seen.storagePath && labelOf(now) === labelOf(seen))
      transaction.set(index, { ...now, nameWords: [...found.words], text: found.text });
  });
}

export interface WordsWork {
  readonly companyId: string;
  readonly id: string;
  readonly readText: ReadFileText;
  /** Files that nobody has scanned are scanned first; else they wait for whoever scans them as they come. */
  readonly scans: boolean;
}

/**
 * Keeps beside a file's record the words by which lists find it: of its label at once, of its text once it has been scanned and found
 * sound. Its text is read once, and again only when the file is called something else. Every change of the record is copied, so that
 * the same rules decide who finds it. Files that are kept apart have no record here, and none of their words are kept. A repeated
 * event finds the work done. Rejects where the file cannot be reached.
 */
export async function keepFileWords(trusted: Trusted, work: WordsWork): Promise<void> {
  const { companyId, id } = work;
  const place = trusted.db.doc(documentPath('documents', companyId, id));
  const index = trusted.db.doc(documentPath('documentTexts', companyId, id));
  const [stored, kept] = await trusted.db.getAll(place, index);
  const record = stored?.data();
  const before = kept?.data();
  if (!isListed(record)) {
    if (before !== undefined) await keep(trusted, place, index, {}, { words: [], text: 'waiting' });
    return;
  }
  const found = known(record, before) ?? (await look(trusted, work, record, before));
  await keep(trusted, place, index, record, found);
}
