import { ACTORS, type IsolationCase, SHOWN_STATES, shownId } from '@vcms/testing/access';
import { collection, doc, type Firestore, getDoc, getDocs, query, where } from 'firebase/firestore';

/** A draft of contractor A in each kind of evidence, with whom it is shown to once it was handed in. */
const DRAFTS = [
  ['policies', 'd1', ['5003', '5004']],
  ['oshaYears', '2025', ['5003']],
  ['emr', 'd1', ['5003']],
  ['notRated', 'd1', ['5003']],
  ['programVersions', 'hot-work_1', ['5003']],
  ['answers', 'safety', ['5003']],
  ['documents', 'd1', ['5003', '5004']],
  ['staff/s-A/staffDocuments', 'd1', ['5003']],
] as const;
const CLIENTS = ['5003', '5004'] as const;

/** What a list has to say beside the states. */
function listOf(db: Firestore, name: string) {
  const all = collection(db, 'companies/A', name);
  return name === 'documents' ? query(all, where('visibility', '==', 'engaged')) : all;
}

/** Test 21 of domain 5.3: what a contractor writes is its own until it hands it in. */
export const ISOLATION_OF_DRAFTS: readonly IsolationCase[] = [
  {
    number: 21,
    denied: (world) =>
      CLIENTS.flatMap((role) => {
        const db = world.as(ACTORS[role]);
        return [
          getDoc(doc(db, 'companies/A/policies/d1/holders/X')),
          ...DRAFTS.flatMap(([name, id]) => {
            const list = listOf(db, name);
            return [
              getDoc(doc(db, 'companies/A', name, id)),
              getDocs(list),
              getDocs(query(list, where('state', '==', 'draft'))),
              getDocs(query(list, where('state', 'in', ['draft', 'submitted']))),
              getDocs(query(list, where('state', '!=', 'accepted'))),
            ];
          }),
        ];
      }),
    allowed: (world) => [
      ...CLIENTS.flatMap((role) => {
        const db = world.as(ACTORS[role]);
        const shown = DRAFTS.filter(([, , roles]) => roles.some((allowed) => allowed === role));
        return [
          getDoc(doc(db, 'companies/A/policies', shownId('d1'), 'holders/X')),
          ...shown.map(([name, id]) => getDoc(doc(db, 'companies/A', name, shownId(id)))),
          // Answers are listed to no client.
          ...shown.flatMap(([name]) =>
            name === 'answers' ? [] : [getDocs(query(listOf(db, name), where(...SHOWN_STATES)))],
          ),
        ];
      }),
      ...(['5001', '5002', '5005'] as const).flatMap((role) => {
        const db = world.as(ACTORS[role]);
        return DRAFTS.flatMap(([name, id]) => [
          getDoc(doc(db, 'companies/A', name, id)),
          getDocs(listOf(db, name)),
        ]);
      }),
    ],
  },
];
