import { addDays, collectionPath, documentPath, type InsuranceLine } from '@vcms/domain';
import { brokerRequestSchema, renewalConsentSchema } from '@vcms/domain/schemas';
import { readAll, type Trusted, textOf } from '@vcms/server/core';
import { activeUsers } from '@vcms/server/notifications';
import { Timestamp } from 'firebase-admin/firestore';
import { todayOf } from '../broker/request-record.ts';

/** Somebody of the contractor whose work the insurance is. */
export interface LetterPerson {
  readonly uid: string;
  readonly email: string;
  /** Whether mails are wanted at all: at once or in a digest. */
  readonly takesMails: boolean;
}

/** A broker of lines that fall short. */
export interface LetterBroker {
  readonly name: string;
  readonly email: string;
  readonly lines: readonly InsuranceLine[];
  /** Who of the contractor named the broker: answers go there. */
  readonly namedBy: string;
}

/** A broker that was asked longer ago may be the contractor's no more. */
const ASKED_DAYS = 365;
const REQUESTS_READ = 100;

export async function letterPeople(trusted: Trusted, contractorId: string): Promise<readonly LetterPerson[]> {
  const uids = await activeUsers(trusted, contractorId, ['5005']);
  if (uids.length === 0) return [];
  const users = await trusted.db.getAll(...uids.map((uid) => trusted.db.doc(documentPath('users', uid))));
  return users.map((user) => {
    const { emailReminders, digest } = user.get('prefs') ?? {};
    const email = textOf(user.get('email'));
    const wants = emailReminders === true || digest === 'daily' || digest === 'weekly';
    return { uid: user.id, email, takesMails: wants && email !== '' };
  });
}

/**
 * The brokers that the contractor itself chose for these lines: those that it lets the product ask for renewals, and those that it
 * asked by mail within a year. What a certificate says of its producer is no permission to write there.
 */
export async function letterBrokers(
  { db, now }: Trusted,
  contractorId: string,
  lines: readonly InsuranceLine[],
): Promise<readonly LetterBroker[]> {
  const since = new Date(`${addDays(todayOf({ now }), -ASKED_DAYS)}T00:00:00Z`);
  const [consents, requests] = await Promise.all([
    readAll(db.collection(collectionPath('renewalConsents', contractorId)), renewalConsentSchema),
    readAll(
      db
        .collection(collectionPath('brokerRequests'))
        .where('contractorId', '==', contractorId)
        .where('createdAt', '>=', Timestamp.fromDate(since))
        .orderBy('createdAt', 'desc')
        .limit(REQUESTS_READ),
      brokerRequestSchema,
    ),
  ]);
  const named = lines.flatMap((line): LetterBroker[] => {
    const consent = consents.find(({ id }) => id === line);
    if (consent !== undefined) return [brokerOf(consent, line, consent.allowedBy)];
    const asked = requests.find(
      ({ asks, mailed, state }) => mailed && state !== 'revoked' && asks.some((ask) => ask.line === line),
    );
    return asked === undefined ? [] : [brokerOf(asked, line, asked.requestedBy)];
  });
  const brokers = new Map<string, LetterBroker>();
  for (const broker of named) {
    const key = broker.email.toLowerCase();
    const known = brokers.get(key) ?? { ...broker, lines: [] };
    if (key !== '') brokers.set(key, { ...known, lines: [...known.lines, ...broker.lines] });
  }
  return [...brokers.values()];
}

function brokerOf(
  {
    brokerName,
    brokerEmail = '',
  }: { readonly brokerName: string; readonly brokerEmail?: string | undefined },
  line: InsuranceLine,
  namedBy: string,
): LetterBroker {
  return { name: brokerName, email: brokerEmail, lines: [line], namedBy };
}
