import { BROKER_UPLOAD, type CallableResponse, type CheckedRequest, documentPath } from '@vcms/domain';
import {
  countCall,
  hashOf,
  type RateLimit,
  Refusal,
  TRUSTED_ACTOR,
  type Trusted,
  updatedStamps,
} from '@vcms/server/core';
import { shownAsk } from '../../model/broker/broker-letter.ts';
import { findByToken, isRequestOver, partsFolder, requireOpen } from './request-record.ts';

type Response = CallableResponse<'brokerUploadCheck'>;

/** Every part of five files, and as many second tries. */
const PARTS: RateLimit = { scope: 'broker-part', count: 200, seconds: 3600 };

/**
 * What the person with the link may know: who asks, and exactly what. A link that never existed, was guessed or was
 * replaced by a newer one gets one and the same answer.
 */
export async function checkUploadLink(
  trusted: Trusted,
  { token }: { readonly token: string },
): Promise<Response> {
  const request = await trusted.db.runTransaction(async (transaction) => {
    const found = await findByToken(trusted, transaction, token);
    if (found?.state === 'sent' && !isRequestOver(trusted, found)) {
      const reference = trusted.db.doc(documentPath('brokerRequests', found.id));
      transaction.update(reference, { state: 'opened', ...updatedStamps(TRUSTED_ACTOR) });
    }
    return found;
  });
  if (request === undefined) return { state: 'unknown' };
  if (isRequestOver(trusted, request)) return { state: 'expired' };
  if (request.state === 'received' || request.state === 'revoked') return { state: request.state };
  const { contractorName, brokerName, note, expiresOn } = request;
  const asks = request.asks.map(shownAsk).map(({ limits, conditions, holders, ...ask }) => ({
    ...ask,
    limits: [...limits],
    conditions: [...conditions],
    holders: holders.map(({ name, wording }) => ({ name, wording: [...wording] })),
  }));
  return { state: 'valid', contractorName, brokerName, note, expiresOn, asks };
}

/** Puts one part of a file aside. The same part again replaces the first one, so a lost answer costs one part. */
export async function takePart(
  trusted: Trusted,
  { token, file, part, bytes }: CheckedRequest<'brokerUploadPart'>,
): Promise<Record<string, never>> {
  await countCall(trusted, PARTS, hashOf(token));
  const request = await trusted.db.runTransaction(
    async (transaction) => requireOpen(trusted, await findByToken(trusted, transaction, token)),
    { readOnly: true },
  );
  const content = Buffer.from(bytes, 'base64');
  if (content.length === 0 || content.length > BROKER_UPLOAD.partBytes) {
    throw new Refusal('invalid', 'The part is damaged.', 'bytes');
  }
  await trusted.files.save(partPath(partsFolder(request), file, part), content, 'application/octet-stream');
  return {};
}

export function partPath(folder: string, file: number, part: number): string {
  return `${folder}${file}/${part}`;
}
