import { createInputLoader } from '@vcms/compliance/server';
import {
  type CallableResponse,
  type CheckedRequest,
  documentPath,
  EVIDENCE_VISIBLE_STATES,
  engagementId,
  evaluate,
  LETTER_GAP_HOURS,
} from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import {
  type Caller,
  countCall,
  countWithin,
  type RateLimit,
  Refusal,
  refuseAccess,
  requireRole,
  type Trusted,
  textOf,
} from '@vcms/server/core';
import { queueMail } from '@vcms/server/mail';
import { addNotice } from '@vcms/server/notifications';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { deficientLines, type LetterStanding } from '../../model/letter-content.ts';
import { PER_MAILBOX } from '../broker/create-request.ts';
import { type LetterBroker, type LetterPerson, letterBrokers, letterPeople } from './letter-receivers.ts';
import { type WrittenLetters, writeLetters } from './write-letters.ts';

type Sent = CallableResponse<'deficiencyLetterSend'>;

/** Letters of one company in a day: a client with some hundred contractors that fall short is a busy one. */
export const LETTERS_A_DAY: RateLimit = { scope: 'deficiency-letter', count: 200, seconds: 86_400 };
const GAP_MS = LETTER_GAP_HOURS * 3_600_000;

interface Receivers {
  readonly people: readonly LetterPerson[];
  readonly brokers: readonly LetterBroker[];
}

/**
 * Sends a contractor the letter of what its insurance lacks for a client, as judged now: to its people, by mail where they take
 * mails, and to the brokers that the contractor itself chose for these lines. By the client, or customer service; once in 24 hours
 * for each engagement, with a line in the audit. It is no move: `updatedAt` stays.
 */
export async function sendDeficiencyLetter(
  trusted: Trusted,
  caller: Caller,
  { clientId, contractorId }: CheckedRequest<'deficiencyLetterSend'>,
): Promise<Sent> {
  requireRole(caller, '5002', '5003');
  if (caller.role === '5003' && caller.companyId !== clientId) refuseAccess();
  const standing = await judged(trusted, clientId, contractorId);
  const lines = deficientLines(standing);
  if (lines.length === 0)
    throw new Refusal('wrong-state', 'The insurance meets every requirement by now. Reload the page.');
  const people = await letterPeople(trusted, contractorId);
  if (people.length === 0)
    throw new Refusal('wrong-state', 'Nobody is active there. Invite somebody on the contractor’s record.');
  const id = engagementId(clientId, contractorId);
  requireGap(trusted, (await trusted.db.doc(documentPath('engagements', id)).get()).get('letterSent'));
  await countCall(trusted, LETTERS_A_DAY, caller.companyId);
  const brokers = await withinLimits(trusted, await letterBrokers(trusted, contractorId, lines));
  // Drawn before the transaction, which may run more than once.
  const written = await writeLetters(trusted, standing, people, brokers);
  return trusted.db.runTransaction((transaction) =>
    queueLetters(trusted, transaction, caller, {
      clientId,
      contractorId,
      standing,
      people,
      brokers,
      written,
    }),
  );
}

async function judged(trusted: Trusted, clientId: string, contractorId: string): Promise<LetterStanding> {
  const engagement = await trusted.db
    .doc(documentPath('engagements', engagementId(clientId, contractorId)))
    .get();
  const input = await createInputLoader(trusted).load(clientId, contractorId);
  if (input === undefined || !EVIDENCE_VISIBLE_STATES.includes(input.engagementState)) refuseAccess();
  const { asOf, items } = evaluate(input);
  return {
    contractorName: textOf(engagement.get('contractorName')),
    clientName: textOf(engagement.get('clientName')),
    asOf,
    items,
  };
}

function requireGap({ now }: Trusted, sent: unknown): void {
  const at: unknown = typeof sent === 'object' && sent !== null && 'at' in sent ? sent.at : undefined;
  if (at instanceof Timestamp && now().getTime() - at.toMillis() < GAP_MS)
    throw new Refusal('too-many', 'Sent less than 24 hours ago. Try again tomorrow.');
}

/** A mailbox that got its letters of the day gets no more, whoever sends them. */
async function withinLimits(
  trusted: Trusted,
  brokers: readonly LetterBroker[],
): Promise<readonly LetterBroker[]> {
  const free = await Promise.all(brokers.map(({ email }) => countWithin(trusted, PER_MAILBOX, email)));
  return brokers.filter((_broker, at) => free[at] === true);
}

interface Letters extends Receivers {
  readonly clientId: string;
  readonly contractorId: string;
  readonly standing: LetterStanding;
  readonly written: WrittenLetters;
}

async function queueLetters(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  { clientId, contractorId, standing, people, brokers, written }: Letters,
): Promise<Sent> {
  const { db, now } = trusted;
  const id = engagementId(clientId, contractorId);
  const stored = await transaction.get(db.doc(documentPath('engagements', id)));
  requireGap(trusted, stored.get('letterSent'));
  const at = now();
  const event = `letter-${id}-${at.getTime()}`;
  const mailed = people.filter(({ takesMails }) => takesMails);
  const sent = { people: people.length, mailed: mailed.length, brokers: brokers.length };
  transaction.update(stored.ref, { letterSent: { at: Timestamp.fromDate(at), ...sent } });
  const too = brokers.length === 0 ? '' : ` Your broker got the same letter: ${names(brokers)}.`;
  for (const { uid } of people) {
    addNotice(trusted, transaction, uid, {
      eventKey: event,
      title: 'Deficiency letter',
      body: `${standing.clientName} lists what your insurance does not meet. Open the letter on the insurance page.${too}`,
      place: 'insurance',
      // It has a mail of its own.
      isMailed: true,
    });
  }
  for (const { uid, email } of mailed) {
    queueMail(trusted, transaction, `${event}-${uid}`, { to: email, ...written.toContractor });
  }
  for (const [index, { broker, letter }] of written.toBrokers.entries()) {
    const replyTo = (people.find(({ uid }) => uid === broker.namedBy) ?? people[0])?.email;
    queueMail(trusted, transaction, `${event}-broker-${index}`, {
      to: broker.email,
      ...(replyTo === undefined || replyTo === '' ? {} : { replyTo }),
      ...letter,
      isToStranger: true,
    });
  }
  writeAudit(trusted, transaction, caller, {
    action: 'engagement.send_letter',
    entityType: 'engagement',
    entityId: id,
    clientId,
    contractorId,
    after: { ...sent, lines: deficientLines(standing) },
  });
  return sent;
}

function names(brokers: readonly LetterBroker[]): string {
  return brokers.map(({ name }) => name).join(', ');
}
