import { ACTORS, creation, type IsolationCase } from '@vcms/testing/access';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { POLICY } from './policy-fixtures.ts';

/** What contractor A submitted of one policy. */
const VERSIONS = 'companies/A/policies/d1/policyVersions';

/** Domain 5.3: 11. */
export const POLICY_ISOLATION: readonly IsolationCase[] = [
  {
    number: 11,
    denied: (world) => {
      const stamps = { updatedAt: serverTimestamp(), updatedBy: ACTORS['5005'].uid };
      const db = world.as(ACTORS['5005']);
      const accepted = doc(db, 'companies/A/policies/accepted');
      return [
        updateDoc(doc(db, 'companies/A/policies/d1'), { state: 'accepted', ...stamps }),
        updateDoc(doc(db, 'companies/A/policies/reviewed'), { state: 'accepted', ...stamps }),
        updateDoc(accepted, { 'limits.gl_each_occurrence': 9_000_000, ...stamps }),
        updateDoc(accepted, { expiration: '2029-01-01', state: 'draft', ...stamps }),
        deleteDoc(accepted),
        updateDoc(doc(db, `${VERSIONS}/1`), { 'limits.gl_each_occurrence': 9_000_000, ...stamps }),
        deleteDoc(doc(db, `${VERSIONS}/1`)),
        setDoc(
          doc(db, `${VERSIONS}/9`),
          creation('policyVersions', ACTORS['5005'].uid, { ...POLICY, version: 9 }),
        ),
      ];
    },
    allowed: (world) =>
      ['companies/A/policies/accepted', `${VERSIONS}/1`].map((path) =>
        getDoc(doc(world.as(ACTORS['5005']), path)),
      ),
  },
];
