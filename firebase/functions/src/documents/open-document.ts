import { hasReceivedFile } from '@vcms/announcements/server';
import {
  type AccessLogEntry,
  type CallableResponse,
  type CheckedRequest,
  DOCUMENT_PART_BYTES,
  documentPath,
  EVIDENCE_VISIBLE_STATES,
  engagementId,
  isFileOfPerson,
  isShownToClient,
} from '@vcms/domain';
import type { CallableNeeds, Caller, Trusted } from '@vcms/server/core';
import { Refusal, refuseAccess, textOf } from '@vcms/server/core';
import { checkDocument, type FileCollection, isOfClient } from '@vcms/server/files';
import { isShownFileOfPerson, isShownSample } from '@vcms/workforce/server';
import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';

type Request = CheckedRequest<'documentOpen'>;

/**
 * A call holds a part as its text in base64, in pieces and in one, and as the answer's JSON, as text and as bytes: 22 MB. The usual 80 calls at once
 * would be more than any instance has. A file that nobody has looked at is looked at first, as a whole.
 */
export const OPENING_OPTIONS: CallableNeeds = { memory: '1GiB', concurrency: 8 };

/** How long the further parts of a file come after its opening was noted. */
const OPENING_MS = 10 * 60_000;

/**
 * One part of a file, for whoever may open it now: every part asks again. A client's opening is noted in the contractor's
 * access log with the first part (domain section 2, access log), a contractor's opening of a client's file in the client's, and the others
 * need that line; the firm and the company itself open without one. Nobody but the company opens a file before its content was looked at and scanned, nor one whose content was
 * refused; one that the virus scan blocked nobody opens. Files have no addresses that work without this: the rules of Storage let their owner in alone.
 */
export async function openDocument(
  trusted: Trusted,
  caller: Caller,
  request: Request,
): Promise<CallableResponse<'documentOpen'>> {
  const { companyId, documentId, part, opening } = request;
  const collection = collectionOf(request);
  const file = (await trusted.db.doc(documentPath(collection, companyId, documentId)).get()).data();
  if (file === undefined) refuseAccess();
  const isOwner = OWNERS[collection].includes(caller.role) && caller.companyId === companyId;
  const isFirm = caller.role === '5002' || (caller.role === '5001' && OPEN_TO_ADMIN.includes(collection));
  const isGuest = !isOwner && !isFirm;
  if (isGuest && !(await isOpenTo(trusted, caller, request, { collection, file }))) refuseAccess();
  if (file.virusScan === 'blocked') refuseBlocked();
  if (!isOwner) await requireSound(trusted, companyId, collection, documentId);
  const bytes = await readPart(trusted, file, part);
  const sides = isOfClient(collection)
    ? { clientId: companyId, contractorId: caller.companyId }
    : { clientId: caller.companyId };
  const line = { actorUid: caller.uid, ...sides, docId: documentId };
  return {
    size: Number(file.size),
    contentType: textOf(file.contentType),
    bytes,
    opening: isGuest
      ? await noted(trusted, companyId, { ...line, fileName: textOf(file.fileName) }, opening, part)
      : '',
  };
}

/** Who opens a file of the own company, by where it is recorded. */
const OWNERS: Readonly<Record<FileCollection, readonly string[]>> = {
  documents: ['5005'],
  restrictedDocuments: ['5005'],
  sampleDocuments: ['5003'],
  announcementDocuments: ['5003', '5004'],
};

/** What the firm's administrators open beside its service; they read the announcements too. */
const OPEN_TO_ADMIN: readonly FileCollection[] = ['documents', 'announcementDocuments'];

function collectionOf({ isRestricted, isSample, announcementId }: Request): FileCollection {
  if (announcementId !== undefined) return 'announcementDocuments';
  if (isSample === true) return 'sampleDocuments';
  return isRestricted === true ? 'restrictedDocuments' : 'documents';
}

function readPart({ files }: Trusted, { storagePath, size }: DocumentData, part: number): Promise<string> {
  const from = part * DOCUMENT_PART_BYTES;
  if (from >= size) throw new Refusal('invalid', 'The file has no such part.', 'part');
  return files
    .readBase64(textOf(storagePath), from, Math.min(size, from + DOCUMENT_PART_BYTES))
    .catch(() => refuseMissing());
}

function refuseMissing(): never {
  throw new Refusal('not-found', 'The file of this document is missing. Ask for it again.');
}

function refuseBlocked(): never {
  throw new Refusal('not-allowed', 'This file was blocked. Its company was told.');
}

async function requireSound(
  trusted: Trusted,
  companyId: string,
  collection: FileCollection,
  documentId: string,
): Promise<void> {
  const verdict = await checkDocument(trusted, companyId, collection, documentId);
  if (verdict.kind === 'absent') refuseMissing();
  if (verdict.kind === 'blocked') refuseBlocked();
  if (verdict.kind === 'checking')
    throw new Refusal('not-allowed', 'This file is being checked. Try again in a few minutes.');
  if (verdict.kind === 'refused')
    throw new Refusal('not-allowed', `This file cannot be opened. ${verdict.problem} Its company was told.`);
}

interface AskedFile {
  readonly collection: FileCollection;
  readonly file: DocumentData;
}

/** Whether somebody of another company may open it: a client an open document, a contractor a client's sample or what it was sent. */
async function isOpenTo(
  trusted: Trusted,
  caller: Caller,
  { companyId, documentId, announcementId }: Request,
  { collection, file }: AskedFile,
): Promise<boolean> {
  if (collection === 'documents') return isVisible(trusted, caller, companyId, { ...file, id: documentId });
  if (announcementId !== undefined) {
    const wanted = { clientId: companyId, announcementId, documentId };
    return ['5005', '5006'].includes(caller.role) && hasReceivedFile(trusted, wanted, caller.companyId);
  }
  if (collection !== 'sampleDocuments' || caller.role !== '5005') return false;
  return (
    (await isEngaged(trusted, companyId, caller.companyId)) &&
    (await isShownSample(trusted, companyId, documentId))
  );
}

async function isEngaged({ db }: Trusted, clientId: string, contractorId: string): Promise<boolean> {
  const engagement = await db.doc(documentPath('engagements', engagementId(clientId, contractorId))).get();
  return EVIDENCE_VISIBLE_STATES.some((state) => state === engagement.get('state'));
}

async function isVisible(
  trusted: Trusted,
  caller: Caller,
  companyId: string,
  file: DocumentData,
): Promise<boolean> {
  const clientId = caller.companyId;
  if (!['5003', '5004'].includes(caller.role) || file.state === 'draft') return false;
  if (!isFileOfPerson(file))
    return (
      isShownToClient({ visibility: textOf(file.visibility) }, clientId) &&
      (await isEngaged(trusted, clientId, companyId))
    );
  const staffId = textOf(file.staffId);
  if (caller.role !== '5003' || staffId === '' || !(await isEngaged(trusted, clientId, companyId)))
    return false;
  return isShownFileOfPerson(trusted, clientId, { contractorId: companyId, staffId, documentId: file.id });
}

/** The line of this opening: a new one with the first part, else the one that is named. */
async function noted(
  { db, now }: Trusted,
  companyId: string,
  line: Omit<AccessLogEntry, 'id' | 'at'>,
  opening: string | undefined,
  part: number,
): Promise<string> {
  const log = db.collection(`${documentPath('companies', companyId)}/accessLog`);
  if (part === 0) return (await log.add({ at: FieldValue.serverTimestamp(), ...line })).id;
  const known = opening === undefined ? undefined : await log.doc(opening).get();
  const at: unknown = known?.get('at');
  const isIts = known?.get('actorUid') === line.actorUid && known?.get('docId') === line.docId;
  if (!isIts || !(at instanceof Timestamp) || now().getTime() - at.toMillis() > OPENING_MS) refuseAccess();
  return opening ?? '';
}
