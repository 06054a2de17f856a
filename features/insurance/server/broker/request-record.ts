import { addDays, BROKER_REQUEST_DAYS, type BrokerRequest, documentPath } from '@vcms/domain';
import { brokerRequestSchema } from '@vcms/domain/schemas';
import type { Trusted } from '@vcms/server/core';
import { hashOf, plain, Refusal, textOf } from '@vcms/server/core';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** A request as the server reads it. */
export interface StoredRequest extends BrokerRequest {
  /** Hash of the submission that closed it; '' while it is open. */
  readonly finishedWith: string;
}

function requestRecord(snapshot: DocumentSnapshot | undefined): StoredRequest | undefined {
  if (snapshot?.exists !== true) return undefined;
  const fields = plain(snapshot.data()) as object;
  const parsed = brokerRequestSchema.safeParse({ ...fields, id: snapshot.id });
  return parsed.success ? { ...parsed.data, finishedWith: textOf(snapshot.get('finishedWith')) } : undefined;
}

export async function loadRequest(
  { db }: Trusted,
  transaction: Transaction,
  id: string,
): Promise<StoredRequest | undefined> {
  return requestRecord(await transaction.get(db.doc(documentPath('brokerRequests', id))));
}

/** The request that a link belongs to. */
export async function findByToken(
  { db }: Trusted,
  transaction: Transaction,
  token: string,
): Promise<StoredRequest | undefined> {
  const found = await transaction.get(
    db.collection('brokerRequests').where('tokenHash', '==', hashOf(token)).limit(1),
  );
  return requestRecord(found.docs[0]);
}

export function todayOf({ now }: Pick<Trusted, 'now'>): string {
  return now().toISOString().slice(0, 10);
}

/** The last day of a link that is made now. */
export function lastDayOf(trusted: Pick<Trusted, 'now'>): string {
  return addDays(todayOf(trusted), BROKER_REQUEST_DAYS);
}

export function isOpenRequest({ state }: BrokerRequest): boolean {
  return state === 'sent' || state === 'opened';
}

/** True when the link is too old although the nightly job has not said so yet. */
export function isRequestOver(trusted: Pick<Trusted, 'now'>, request: BrokerRequest): boolean {
  return request.state === 'expired' || (isOpenRequest(request) && request.expiresOn < todayOf(trusted));
}

/** Refuses with the sentence for whoever holds the link, unless it still takes files. */
export function requireOpen(
  trusted: Pick<Trusted, 'now'>,
  request: BrokerRequest | undefined,
): BrokerRequest {
  if (request === undefined) throw new Refusal('not-found', 'This link is not valid.');
  if (isRequestOver(trusted, request)) throw new Refusal('wrong-state', 'This link has expired.');
  if (request.state === 'revoked') throw new Refusal('wrong-state', 'This link was revoked.');
  if (request.state === 'received') throw new Refusal('wrong-state', 'The files were received already.');
  return request;
}

/** Where parts wait until the last one is there; no rule of Storage opens it. A new link begins an empty folder. */
export function partsFolder({ id, round }: Pick<BrokerRequest, 'id' | 'round'>): string {
  return `brokerUploads/${id}/${round}/`;
}
