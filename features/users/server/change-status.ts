import { documentPath } from '@vcms/domain';
import { applyAccount } from '@vcms/server/accounts';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import { updatedStamps } from '@vcms/server/core';
import { activePeople, requireAnotherAdmin } from './guards.ts';
import { loadPerson } from './load-person.ts';
import { requireKeeperOf, requireStatusMove } from './policy.ts';

type StatusAction = 'disable' | 'enable';

const AIM = { disable: 'disabled', enable: 'active' } as const;

/**
 * Disables or enables an account: the record first, which rules and open tabs see at once, then the sign-in service. A
 * call that was cut short is finished by the trigger on the record, and repeating it is harmless.
 */
export async function changeStatus(
  trusted: Trusted,
  caller: Caller,
  { uid }: { readonly uid: string },
  action: StatusAction,
): Promise<Record<string, never>> {
  await trusted.db.runTransaction(async (transaction) => {
    const { person } = await loadPerson(trusted, transaction, caller, uid);
    requireKeeperOf(caller, person);
    if (person.status === AIM[action]) return;
    if (action === 'disable') await requireAnotherAdmin(trusted, transaction, person);
    const others = await activePeople(trusted, transaction, person.companyId);
    const isLast = others.every((other) => other.uid === uid);
    const status = requireStatusMove(caller, person, action, isLast);
    transaction.update(trusted.db.doc(documentPath('users', uid)), { status, ...updatedStamps(caller.uid) });
    writeAudit(trusted, transaction, caller, {
      action: `user.${action}`,
      entityType: 'user',
      entityId: uid,
      before: { status: person.status },
      after: { status },
    });
  });
  await applyAccount(trusted, uid);
  return {};
}
