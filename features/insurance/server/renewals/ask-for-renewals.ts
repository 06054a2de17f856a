import { type CalendarDate, documentPath, formatDate, LINE_LABELS } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import { notify } from '@vcms/server/notifications';
import type { Query } from 'firebase-admin/firestore';
import { reminderDue, renewalStep } from '../../model/broker/renewal-plan.ts';
import { loadRequiredAsks } from '../broker/load-asks.ts';
import { askBroker } from './ask-broker.ts';
import { type EndingLine, loadRenewals, type Renewals } from './load-renewals.ts';
import { remindBroker } from './remind-broker.ts';
import { type RenewalPeople, renewalPeople } from './requester.ts';

/** Consents of all contractors; a contractor's stand together. */
export function renewalConsents({ db }: Trusted): Query {
  return db.collectionGroup('renewalConsents').orderBy('__name__').select();
}

/**
 * Asks the brokers of these contractors for what ends within 60 days, reminds those who have not answered, and tells the contractor of
 * both. May run again, or end in the middle: each letter is written once. Answers how many letters went out.
 */
export async function askForRenewals(
  trusted: Trusted,
  contractorIds: readonly string[],
  today: CalendarDate,
): Promise<number> {
  let letters = 0;
  // One after the other: each one with something due reads all demands of its clients.
  for (const id of new Set(contractorIds)) letters += await askOf(trusted, id, today);
  return letters;
}

async function askOf(trusted: Trusted, id: string, today: CalendarDate): Promise<number> {
  const company = await trusted.db.doc(documentPath('companies', id)).get();
  if (company.get('status') !== 'active') return 0;
  const renewals = await loadRenewals(trusted, id, today);
  const reminders = renewals.made.filter((request) => reminderDue(request, today) !== undefined);
  const { letters, unsure } = renewals;
  if (letters.length + reminders.length + unsure.length === 0) return 0;
  const people = await renewalPeople(trusted, id, renewals.consents);
  if (people === undefined) return 0;
  let count = 0;
  for (const letter of letters) {
    const step = renewalStep(today, letter.endsOn);
    if (step === undefined) continue;
    const contractor = { id, name: textOf(company.get('name')) };
    if (await askBroker(trusted, contractor, people, { ...letter, step })) count += 1;
  }
  count += await remindAll(trusted, id, people, reminders, today);
  for (const line of unsure) await askWhom(trusted, id, people, line);
  return count;
}

/** Nobody is reminded of what no client requires any more. */
async function remindAll(
  trusted: Trusted,
  contractorId: string,
  people: RenewalPeople,
  reminders: Renewals['made'],
  today: CalendarDate,
): Promise<number> {
  let count = 0;
  for (const request of reminders) {
    const lines = request.asks.map(({ line }) => line);
    const required = await loadRequiredAsks(trusted, contractorId, lines);
    if (required.length > 0 && (await remindBroker(trusted, request, people, today))) count += 1;
  }
  return count;
}

/** The policy has another broker than the one that may be asked: what clients demand is not for the one of last year. */
async function askWhom(
  trusted: Trusted,
  contractorId: string,
  { owners }: RenewalPeople,
  { consent, policy }: EndingLine,
): Promise<void> {
  await notify(trusted, owners, {
    eventKey: `broker-renewal-unsure-${contractorId}-${consent.id}-${policy.expiration}`,
    title: 'Which broker shall be asked?',
    body: `${LINE_LABELS[consent.id]} ends on ${formatDate(policy.expiration)}. The policy names ${policy.producer.name}, not ${consent.brokerName}, so nobody was asked. Say whom to ask on the insurance page.`,
  });
}
