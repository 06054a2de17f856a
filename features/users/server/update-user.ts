import { type CheckedRequest, documentPath } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import { requireRole, requireUnchanged, updatedStamps } from '@vcms/server/core';
import { FieldValue } from 'firebase-admin/firestore';
import { loadPerson } from './load-person.ts';

/** Names, title and phone of somebody else, by the firm (domain 5.2, user). */
export async function updateUser(
  trusted: Trusted,
  caller: Caller,
  { uid, seenAt, firstName, lastName, title, phone }: CheckedRequest<'userUpdate'>,
): Promise<Record<string, never>> {
  requireRole(caller, '5001', '5002');
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
