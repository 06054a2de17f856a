import { type CheckedRequest, documentPath } from '@vcms/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { writeAudit } from '../audit/audit.ts';
import type { Caller, Trusted } from '../trusted/context.ts';
import { requireUnchanged, updatedStamps } from '../trusted/fields.ts';
import { refuseAccess } from '../trusted/refusal.ts';
import { loadPerson } from './load-person.ts';

/** Names, title and phone of somebody else, by the firm (domain 5.2, user). */
export async function updateUser(
  trusted: Trusted,
  caller: Caller,
  { uid, seenAt, firstName, lastName, title, phone }: CheckedRequest<'userUpdate'>,
): Promise<Record<string, never>> {
  if (caller.role !== '5001' && caller.role !== '5002') refuseAccess();
  await trusted.db.runTransaction(async (transaction) => {
    const { snapshot } = await loadPerson(trusted, transaction, caller, uid);
    requireUnchanged(snapshot, seenAt);
    const fields = { firstName, lastName, title, phone };
    const changed = Object.entries(fields).filter(([name, value]) => snapshot.get(name) !== value);
    if (changed.length === 0) return;
    const names = changed.map(([name]) => name);
    transaction.update(trusted.db.doc(documentPath('users', uid)), {
      ...Object.fromEntries(changed.map(([name, value]) => [name, value ?? FieldValue.delete()])),
      ...updatedStamps(caller.uid),
    });
    writeAudit(trusted, transaction, caller, {
      action: 'user.update',
      entityType: 'user',
      entityId: uid,
      before: Object.fromEntries(names.map((name) => [name, snapshot.get(name) ?? null])),
      after: Object.fromEntries(changed.map(([name, value]) => [name, value ?? null])),
    });
  });
  return {};
}
