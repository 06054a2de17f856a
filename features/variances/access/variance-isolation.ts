import { ACTORS, creation, type IsolationCase } from '@vcms/testing/access';
import { collection, doc, type Firestore, getDoc, getDocs, query, setDoc, where } from 'firebase/firestore';
import { varianceContent } from './variance-fixtures.ts';

function listBy(db: Firestore, field: string, value: string): Promise<unknown> {
  return getDocs(query(collection(db, 'variances'), where(field, '==', value)));
}

/** Domain 5.3: 2, 5, 6, 7. */
export const VARIANCE_ISOLATION: readonly IsolationCase[] = [
  {
    number: 2,
    denied: (world) => {
      const db = world.as(ACTORS['5005']);
      return [getDoc(doc(db, 'variances/v-Y-B')), listBy(db, 'contractorId', 'B')];
    },
    allowed: (world) => [listBy(world.as(ACTORS['5005']), 'contractorId', 'A')],
  },
  {
    number: 5,
    denied: (world) => [getDoc(doc(world.as(ACTORS['5003']), 'variances/v-Y-A'))],
    allowed: (world) => [getDoc(doc(world.as(ACTORS['5003']), 'variances/v-X-A'))],
  },
  {
    number: 6,
    denied: (world) =>
      (['5003', '5004', '5005', '5006'] as const).map((role) =>
        getDocs(collection(world.as(ACTORS[role]), 'variances')),
      ),
    allowed: (world) => [listBy(world.as(ACTORS['5003']), 'clientId', 'X')],
  },
  {
    number: 7,
    denied: (world) => {
      const { uid } = ACTORS['5004'];
      const asked = { clientId: 'X', contractorId: 'A', ...varianceContent(uid, '5004') };
      return [setDoc(doc(world.as(ACTORS['5004']), 'variances/new'), creation('', uid, asked))];
    },
    allowed: (world) => [getDoc(doc(world.as(ACTORS['5004']), 'variances/v-X-A'))],
  },
];
