import { ACTORS, type AccessWorld, type Role } from '@vcms/testing/access';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';

/** Somebody of a role, and the company that this person is looked at with. */
export type Editor = readonly [Role, string];

/** Writes to a company as its pages do. */
export function editCompany(world: AccessWorld, [role, companyId]: Editor, change: object): Promise<void> {
  const { uid } = ACTORS[role];
  const stamps = { updatedAt: serverTimestamp(), updatedBy: uid };
  return updateDoc(doc(world.as(ACTORS[role]), 'companies', companyId), { ...change, ...stamps });
}
