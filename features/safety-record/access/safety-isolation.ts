import { ACTORS, creation, type IsolationCase } from '@vcms/testing/access';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';

const VERSIONS = ['oshaYears/2025/oshaYearVersions', 'emr/d1/emrVersions', 'notRated/d1/notRatedVersions'];

/** Domain 5.3: 11, of what was submitted: nobody but the server writes it, and only whoever reads the record reads it. */
export const SAFETY_ISOLATION: readonly IsolationCase[] = [
  {
    number: 11,
    denied: (world) =>
      VERSIONS.flatMap((path) => {
        const own = world.as(ACTORS['5005']);
        const first = doc(own, `companies/A/${path}/1`);
        const stamps = { updatedAt: serverTimestamp(), updatedBy: ACTORS['5005'].uid };
        return [
          updateDoc(first, { submittedOn: '2026-01-01', ...stamps }),
          deleteDoc(first),
          setDoc(doc(own, `companies/A/${path}/9`), creation('oshaYearVersions', ACTORS['5005'].uid, {})),
          getDocs(collection(own, `companies/B/${path}`)),
          getDocs(collection(world.as(ACTORS['5003']), `companies/B/${path}`)),
          getDocs(collection(world.as(ACTORS['5004']), `companies/A/${path}`)),
          getDocs(collection(world.as(ACTORS['5006']), `companies/A/${path}`)),
        ];
      }),
    allowed: (world) =>
      VERSIONS.flatMap((path) =>
        [ACTORS['5005'], ACTORS['5003'], ACTORS['5002']].map((actor) =>
          getDoc(doc(world.as(actor), `companies/A/${path}/1`)),
        ),
      ),
  },
];
