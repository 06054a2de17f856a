import { createPeopleLoader, type PeopleLoader, writeSnapshot } from '@vcms/compliance/server';
import { EVIDENCE_VISIBLE_STATES, formatDate } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import { activeUsers, type Notice, notify } from '@vcms/server/notifications';
import { type EndingPapers, endingPapers, mergedPapers } from './ending-papers.ts';

/** From here on the client is told as well (N7), in days. */
const CLIENT_FROM = 14;
/** Papers that a notice names. */
const NAMED = 3;

function noticeOf({ endsOn, daysLeft, names }: EndingPapers, whose: string, key: string): Notice {
  const day = formatDate(endsOn);
  const rest = names.length - NAMED;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return {
    eventKey: `staff-expiry-${key}-${endsOn}-${daysLeft}`,
    title: daysLeft === 0 ? 'Expires today' : `Expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`,
    body:
      names.length === 1
        ? `${names[0]}${whose} ends on ${day}.`
        : `${names.length} documents of people${whose} end on ${day}: ${names.slice(0, NAMED).join(', ')}${more}.`,
    place: 'workforce',
  };
}

async function remindOfContractor(
  trusted: Trusted,
  loader: PeopleLoader,
  contractorId: string,
): Promise<number> {
  const { db } = trusted;
  const assigned = await db
    .collection('staffAssignments')
    .where('contractorId', '==', contractorId)
    .limit(1)
    .get();
  if (assigned.empty) return 0;
  const engagements = await db.collection('engagements').where('contractorId', '==', contractorId).get();
  const found: (readonly EndingPapers[])[] = [];
  let told = 0;
  for (const entry of engagements.docs) {
    const [clientId, name] = [textOf(entry.get('clientId')), textOf(entry.get('contractorName'))];
    if (!EVIDENCE_VISIBLE_STATES.some((state) => state === entry.get('state'))) continue;
    const input = await loader.load(entry);
    if (input === undefined) continue;
    if (input.damaged.length > 0) {
      // On what is left no paper is said to be good until a day: the pair fails by this, and the firm is told.
      await writeSnapshot(trusted, clientId, contractorId);
      continue;
    }
    const papers = endingPapers(input, clientId);
    found.push(papers);
    const soon = papers.filter(({ daysLeft }) => daysLeft <= CLIENT_FROM);
    if (soon.length === 0) continue;
    const approvers = await activeUsers(trusted, clientId, ['5003']);
    for (const some of soon)
      told += await notify(trusted, approvers, noticeOf(some, ` of ${name}`, entry.id));
  }
  const own = mergedPapers(found);
  if (own.length === 0) return told;
  const owners = await activeUsers(trusted, contractorId, ['5005']);
  for (const some of own) told += await notify(trusted, owners, noticeOf(some, '', contractorId));
  return told;
}

/**
 * N7 for papers of people, grouped: one notice for each day on which some end, to the contractor from the first day of a type's
 * warning and to each client from 14 days on. Nothing is said where a record that decides cannot be read (domain 3.7). Answers how
 * many people were told.
 */
export async function remindOfStaffDocuments(
  trusted: Trusted,
  contractorIds: readonly string[],
): Promise<number> {
  const loader = createPeopleLoader(trusted);
  let told = 0;
  for (const contractorId of contractorIds) told += await remindOfContractor(trusted, loader, contractorId);
  return told;
}
