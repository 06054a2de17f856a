import {
  compareDecimals,
  evaluate,
  formatDate,
  isDecimal,
  isMilderWording,
  localDate,
  wordingTerm,
} from '@vcms/domain';
import { placeOfItem } from '@vcms/domain/notice-place';
import { companyNameOf } from '@vcms/server/companies';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { activeUsers, notify } from '@vcms/server/notifications';
import type { DocumentData } from 'firebase-admin/firestore';
import { createInputLoader } from '../snapshots/input-loader.ts';

/** A change of one document as its trigger reports it. */
export interface DemandChange {
  readonly id: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** N10 for a special demand on one contractor, where it asks more than of everybody. May run again. */
export async function onOverrideWritten(
  trusted: Trusted,
  { id, before, after }: DemandChange,
): Promise<void> {
  if (after === undefined || before !== undefined || after.state !== 'active' || after.waived === true)
    return;
  const { clientId, contractorId } = after;
  const input = await createInputLoader(trusted).load(clientId, contractorId);
  if (input === undefined) return;
  const key = textOf(after.key);
  const asOf = textOf(after.from) > input.asOf ? textOf(after.from) : input.asOf;
  const overrides = input.overrides.filter((entry) => entry.id !== id);
  const usual = evaluate({ ...input, asOf, overrides }).items.find((item) => item.key === key)?.required;
  if (!isStricter(key, usual, after.value)) return;
  const own = evaluate({ ...input, asOf }).items.find((item) => item.key === key);
  const unmet = own?.status === 'non_compliant' ? 1 : 0;
  await notify(trusted, await activeUsers(trusted, contractorId), {
    eventKey: `override-${id}`,
    title: `Requirements change on ${formatDate(asOf)}`,
    body: `${await companyNameOf(trusted, clientId)}: 1 item changes for you, ${unmet} not met today.`,
    place: placeOfItem(key),
  });
}

/**
 * Rates and modifications are limits from above, other amounts from below, and of ratings and scopes the milder one asks less; what
 * was not asked is stricter now.
 */
export function isStricter(key: string, usual: unknown, value: unknown): boolean {
  if (usual === undefined) return true;
  const term = wordingTerm(key);
  if (term !== undefined) return value !== usual && !isMilderWording(term, String(usual), String(value));
  const [left, right] = [String(usual), String(value)];
  if (!isDecimal(left) || !isDecimal(right)) return false;
  const order = compareDecimals(right, left);
  return /^(osha|emr)\./.test(key) ? order < 0 : order > 0;
}

/** N10 for a paper that is asked of people from now on. May run again. */
export async function onDocTypeWritten(
  trusted: Trusted,
  clientId: string,
  { id, before, after }: DemandChange,
): Promise<void> {
  const asks = (data: DocumentData | undefined) => data?.required === true && data.active === true;
  if (!asks(after) || asks(before)) return;
  const client = (await trusted.db.doc(`companies/${clientId}`).get()).data();
  const today = localDate(trusted.now(), textOf(client?.timezone));
  const engaged = await trusted.db
    .collection('engagements')
    .where('clientId', '==', clientId)
    .where('state', 'in', ['in_progress', 'submitted', 'approved', 'suspended'])
    .get();
  for (const entry of engaged.docs) {
    await notify(trusted, await activeUsers(trusted, textOf(entry.get('contractorId')), ['5005']), {
      eventKey: `doc-type-${clientId}-${id}-${today}`,
      title: `Requirements change on ${formatDate(today)}`,
      body: `${textOf(client?.name)}: ${textOf(after?.name)} is asked of your people from now on.`,
    });
  }
}
