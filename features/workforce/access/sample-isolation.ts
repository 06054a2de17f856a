import { ACTORS, type Actor, type IsolationCase } from '@vcms/testing/access';
import { collection, collectionGroup, doc, getDoc, getDocs } from 'firebase/firestore';
import { getDownloadURL, ref } from 'firebase/storage';

const FILE = 'companies/X/samples/d1/1/card.pdf';
const OTHER_CLIENT: Actor = { ...ACTORS['5003'], uid: 'u-other-client', companyId: 'Y' };
const OUTSIDERS: readonly Actor[] = [
  OTHER_CLIENT,
  ...(['5001', '5004', '5005', '5006'] as const).map((role) => ACTORS[role]),
];

/** Samples of a client's staff document types, which contractors open through the server. */
export const SAMPLE_ISOLATION: readonly IsolationCase[] = [
  {
    number: 17,
    denied: (world) => [
      ...OUTSIDERS.flatMap((actor) => [
        getDoc(doc(world.as(actor), 'companies/X/sampleDocuments/d1')),
        getDocs(collection(world.as(actor), 'companies/X/sampleDocuments')),
        getDocs(collectionGroup(world.as(actor), 'sampleDocuments')),
      ]),
      ...[...OUTSIDERS, ACTORS['5003'], ACTORS['5002']].map((actor) =>
        getDownloadURL(ref(world.storageOf(actor), FILE)),
      ),
    ],
    allowed: (world) => [getDoc(doc(world.as(ACTORS['5003']), 'companies/X/sampleDocuments/d1'))],
  },
];
