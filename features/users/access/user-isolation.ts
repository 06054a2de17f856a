import { ACTORS, creation, type IsolationCase } from '@vcms/testing/access';
import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';

/** Domain 5.3: 9, 10. */
export const USER_ISOLATION: readonly IsolationCase[] = [
  {
    number: 9,
    denied: (world) =>
      (['5003', '5005', '5006'] as const).flatMap((role) => {
        const { uid } = ACTORS[role];
        const stamps = { updatedAt: serverTimestamp(), updatedBy: uid };
        return [
          { role: '5001' },
          { companyId: 'Y' },
          { companyName: 'Lakeshore Foods' },
          { status: 'invited' },
          { email: 'new@example.test' },
          { claims: { role: '5001' } },
        ].map((change) => updateDoc(doc(world.as(ACTORS[role]), 'users', uid), { ...change, ...stamps }));
      }),
    allowed: (world) =>
      (['5003', '5005', '5006'] as const).map((role) => {
        const { uid } = ACTORS[role];
        const change = { title: 'Foreman', updatedAt: serverTimestamp(), updatedBy: uid };
        return updateDoc(doc(world.as(ACTORS[role]), 'users', uid), change);
      }),
  },
  {
    number: 10,
    denied: (world) => {
      const { uid } = ACTORS['5003'];
      const db = world.as(ACTORS['5003']);
      const stamps = { updatedAt: serverTimestamp(), updatedBy: uid };
      return [
        ...[{ role: '5002' }, { companyId: 'firm' }, { status: 'disabled' }].map((change) =>
          updateDoc(doc(db, 'users/somebody-of-X'), { ...change, ...stamps }),
        ),
        setDoc(doc(db, 'invitations/new'), creation('', uid, { role: '5002', inviterCompanyId: 'X' })),
      ];
    },
    allowed: (world) => [getDoc(doc(world.as(ACTORS['5003']), 'users/somebody-of-X'))],
  },
];
