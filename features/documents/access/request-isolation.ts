import { ACTORS, change, creation, type IsolationCase } from '@vcms/testing/access';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { ANSWER_ID, HIDDEN_ID, REQUEST_FIXTURE } from './request-fixtures.ts';

const CLIENT = ACTORS['5003'];
const CONTRACTOR = ACTORS['5005'];

function requestsOf(db: Firestore, field: string, company: string): Promise<unknown> {
  return getDocs(query(collection(db, 'documentRequests'), where(field, '==', company)));
}

function answerWith(db: Firestore, id: string, documentId: string): Promise<unknown> {
  const fields = change('documentRequests', CONTRACTOR.uid, { state: 'submitted', documentId });
  return updateDoc(doc(db, 'documentRequests', id), fields);
}

function ask(db: Firestore, id: string, more: object): Promise<unknown> {
  const spot = { client: 'X', contractor: 'A', company: '' };
  const { data } = REQUEST_FIXTURE.fresh(spot, CLIENT);
  return setDoc(
    doc(db, 'documentRequests', id),
    creation('documentRequests', CLIENT.uid, { ...data, ...more }),
  );
}

/** Domain 5.3: 2, 5. */
export const REQUEST_ISOLATION: readonly IsolationCase[] = [
  {
    // What others are asked for; a file that whoever asks may not open; one that is not there.
    number: 2,
    denied: (world) => {
      const db = world.as(CONTRACTOR);
      return [
        requestsOf(db, 'contractorId', 'B'),
        getDoc(doc(db, 'documentRequests/Y-B')),
        answerWith(db, 'Y-B', ANSWER_ID),
        answerWith(db, 'X-A', HIDDEN_ID),
        answerWith(db, 'X-A', 'nothing'),
      ];
    },
    allowed: (world) => [requestsOf(world.as(CONTRACTOR), 'contractorId', 'A')],
  },
  {
    // The requests of others to the same contractor, also the firm's; in another's name; of a stranger.
    number: 5,
    denied: (world) => {
      const db = world.as(CLIENT);
      return [
        requestsOf(db, 'contractorId', 'A'),
        getDoc(doc(db, 'documentRequests/Y-A')),
        getDoc(doc(db, 'documentRequests/firm-A')),
        ask(db, 'of-y', { clientId: 'Y' }),
        ask(db, 'of-stranger', { contractorId: 'B' }),
        ask(db, 'answered', { state: 'submitted', documentId: ANSWER_ID }),
        ask(db, 'far', { dueOn: '2199-01-01' }),
        ask(db, 'of-record', { category: 'certificate' }),
      ];
    },
    allowed: (world) => [requestsOf(world.as(CLIENT), 'clientId', 'X'), ask(world.as(CLIENT), 'of-x', {})],
  },
];
