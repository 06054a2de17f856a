import {
  BROKER_UPLOAD,
  type BrokerRequest,
  type CheckedRequest,
  documentPath,
  LINE_LABELS,
} from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import {
  countCall,
  createdStamps,
  derivedId,
  hashOf,
  type RateLimit,
  Refusal,
  TRUSTED_ACTOR,
  type Trusted,
  updatedStamps,
} from '@vcms/server/core';
import { contentProblem, withWholeFile } from '@vcms/server/files';
import { addNotice } from '@vcms/server/notifications';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { findByToken, partsFolder, requireOpen } from './request-record.ts';
import { partPath } from './take-part.ts';

type Request = CheckedRequest<'brokerUploadFinish'>;
type SentFile = Request['files'][number];

/** Every finish reads whole files. */
const FINISHES: RateLimit = { scope: 'broker-finish', count: 10, seconds: 3600 };

interface StoredFile {
  readonly docId: string;
  readonly storagePath: string;
  readonly file: SentFile;
  /** False where the scanner could not be asked: it is when the document is submitted. */
  readonly isClean: boolean;
}

/**
 * Makes drafts of the contractor out of the parts, closes the link and tells who asked. Only the contractor's own people and
 * the firm can open the files; the link opens none. A repeated call of the same submission finds it done.
 */
export async function finishUpload(trusted: Trusted, request: Request): Promise<Record<string, never>> {
  await countCall(trusted, FINISHES, hashOf(request.token));
  const finishedWith = hashOf(request.requestId);
  const open = await trusted.db.runTransaction(
    async (transaction) => openFor(trusted, transaction, request.token, finishedWith),
    { readOnly: true },
  );
  if (open === 'done') return {};
  const stored: StoredFile[] = [];
  // One after the other: a file is held in memory as a whole.
  for (const [number, file] of request.files.entries()) {
    stored.push(await withWholeFile(() => storeFile(trusted, open, number, file)));
  }
  await trusted.db.runTransaction(async (transaction) => {
    const still = await openFor(trusted, transaction, request.token, finishedWith);
    if (still !== 'done') receive(trusted, transaction, still, stored, finishedWith);
  });
  await trusted.files.removeAll(partsFolder(open));
  return {};
}

async function openFor(
  trusted: Trusted,
  transaction: Transaction,
  token: string,
  finishedWith: string,
): Promise<BrokerRequest | 'done'> {
  const request = await findByToken(trusted, transaction, token);
  if (request?.state === 'received' && request.finishedWith === finishedWith) return 'done';
  return requireOpen(trusted, request);
}

/** A name that a path can hold; the record keeps the same one. */
function plainName(fileName: string): string {
  const plain = fileName
    .normalize('NFC')
    .replace(/[\\/#?[\]*\p{Cc}]/gu, '_')
    .trim();
  return /^\.*$/.test(plain) ? 'file' : plain;
}

async function storeFile(
  trusted: Trusted,
  request: BrokerRequest,
  number: number,
  file: SentFile,
): Promise<StoredFile> {
  const folder = partsFolder(request);
  const count = Math.ceil(file.size / BROKER_UPLOAD.partBytes);
  const parts: Buffer[] = [];
  for (let part = 0; part < count; part += 1) {
    parts.push(await readPart(trusted, partPath(folder, number, part)));
  }
  const bytes = Buffer.concat(parts);
  const problem = await contentProblem(bytes, file);
  if (problem !== undefined) throw new Refusal('invalid', `${file.fileName}: ${problem}`, `files.${number}`);
  const scan = await trusted.scanner.scan(bytes).catch(() => undefined);
  if (scan?.kind === 'found')
    throw new Refusal(
      'invalid',
      `${file.fileName}: This file was blocked: the virus scan found something in it. Send a clean file.`,
      `files.${number}`,
    );
  const docId = derivedId('broker-file', request.id, String(request.round), String(number));
  const storagePath = `companies/${request.contractorId}/docs/${docId}/1/${plainName(file.fileName)}`;
  await trusted.files.save(storagePath, bytes, file.contentType);
  return { docId, storagePath, file, isClean: scan !== undefined };
}

async function readPart({ files }: Trusted, path: string): Promise<Buffer> {
  try {
    return await files.read(path);
  } catch (cause) {
    throw new Refusal('invalid', 'A part of the file is missing. Send it again.', String(cause));
  }
}

function receive(
  trusted: Trusted,
  transaction: Transaction,
  request: BrokerRequest,
  stored: readonly StoredFile[],
  finishedWith: string,
): void {
  const { id, contractorId, brokerName, round, asks } = request;
  const lines = asks.map(({ line }) => LINE_LABELS[line]).join(', ');
  for (const one of stored) addDocument(trusted, transaction, request, one);
  const files = stored.map(({ docId, file }) => ({ docId, fileName: plainName(file.fileName) }));
  transaction.update(trusted.db.doc(documentPath('brokerRequests', id)), {
    state: 'received',
    finishedWith,
    files: [...request.files, ...files].slice(-50),
    receivedAt: FieldValue.serverTimestamp(),
    ...updatedStamps(TRUSTED_ACTOR),
  });
  writeAudit(trusted, transaction, undefined, {
    action: 'broker_request.receive',
    entityType: 'broker_request',
    entityId: id,
    contractorId,
    after: { files: stored.map(({ docId }) => docId) },
  });
  addNotice(trusted, transaction, request.requestedBy, {
    eventKey: `broker-received-${id}-${round}`,
    title: 'Document received',
    body: `${brokerName}: certificate for ${lines} waits for you. Check it and submit the policy.`,
  });
}

/** A draft that no client sees until its contractor hands a policy in with it. */
function addDocument(
  { db }: Trusted,
  transaction: Transaction,
  { contractorId, brokerName }: BrokerRequest,
  { docId, storagePath, file, isClean }: StoredFile,
): void {
  const { contentType, size, sha256 } = file;
  transaction.create(db.doc(documentPath('documents', contractorId, docId)), {
    contractorId,
    typeId: 'certificate',
    category: 'certificate',
    title: `Certificate from ${brokerName}`.slice(0, 120).trim(),
    fileName: plainName(file.fileName),
    contentType,
    size,
    sha256,
    storagePath,
    redacted: false,
    visibility: 'company',
    virusScan: isClean ? 'clean' : 'pending',
    contentCheck: 'sound',
    state: 'draft',
    version: 1,
    ...createdStamps(TRUSTED_ACTOR),
  });
}
