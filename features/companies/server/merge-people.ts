import { roleOfPlan } from '@vcms/domain';
import { applyAccount } from '@vcms/server/accounts';
import type { Trusted } from '@vcms/server/core';
import { updatedStamps } from '@vcms/server/core';
import { eachPage } from './merge-pages.ts';
import type { MergeParties, MergeStep } from './merge-parties.ts';

/** Accounts worked on at the same time. */
const AT_ONCE = 8;

/** The role a person has in the target: a full role needs a full plan. */
function roleAfterMerge(role: unknown, { target }: MergeParties): unknown {
  const lowered = target.plan === 'reduced' || target.plan === 'limited';
  if (target.kind === 'firm' || !lowered || (role !== '5003' && role !== '5005')) return role;
  return roleOfPlan(target.plan === 'reduced' ? 'reduced' : 'limited', target.kind) ?? role;
}

/**
 * People first: from here on nobody but the firm writes into the source. Their sessions end, for tokens carry the company.
 * Accounts of everybody in the target are looked at: an earlier run may have moved records and not their accounts.
 */
export const movePeople: MergeStep = async (trusted, parties, by) => {
  const { db } = trusted;
  const { source, target } = parties;
  const place = { companyId: target.id, companyName: target.name };
  await eachPage(db, db.collection('users').where('companyId', '==', source.id), (batch, entry) => {
    const role = roleAfterMerge(entry.get('role'), parties);
    batch.update(entry.ref, { ...place, role, ...updatedStamps(by) });
  });
  await eachPage(db, db.collection('invitations').where('companyId', '==', source.id), (batch, entry) => {
    const role = roleAfterMerge(entry.get('role'), parties);
    batch.update(entry.ref, { ...place, role, ...updatedStamps(by) });
  });
  await eachPage(
    db,
    db.collection('invitations').where('inviterCompanyId', '==', source.id),
    (batch, { ref }) => batch.update(ref, { inviterCompanyId: target.id }),
  );
  // What a broker still sends arrives where the records go.
  await eachPage(
    db,
    db.collection('brokerRequests').where('contractorId', '==', source.id),
    (batch, { ref }) => batch.update(ref, { contractorId: target.id, contractorName: target.name }),
  );
  await applyAccounts(trusted, target.id);
};

async function applyAccounts(trusted: Trusted, companyId: string): Promise<void> {
  const people = await trusted.db.collection('users').where('companyId', '==', companyId).get();
  for (let at = 0; at < people.size; at += AT_ONCE) {
    const some = people.docs.slice(at, at + AT_ONCE);
    await Promise.all(some.map(({ id }) => applyAccount(trusted, id)));
  }
}
