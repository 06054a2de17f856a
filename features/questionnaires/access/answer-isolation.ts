import {
  ACTORS,
  type Actor,
  type Fields,
  type IsolationCase,
  type StoredDocuments,
  shownId,
  stamped,
} from '@vcms/testing/access';
import { collection, collectionGroup, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { about } from './answer-fixture.ts';

/** Works with contractor A, as client X does. */
const OTHER_CLIENT: Actor = { ...ACTORS['5003'], uid: 'u-other-client', companyId: 'Y' };
const SUPPLEMENT = 'questionnaires/supplement-y';
const DRAFT = `${SUPPLEMENT}/questionnaireVersions/2`;
const ANSWERED = 'companies/A/answers/supplement-y';
const REVIEW = 'companies/A/reviews/of-supplement';
const UNNAMED_REVIEW = 'companies/A/reviews/of-nobody';

function version(n: number, status: string): StoredDocuments[number] {
  const fields = { definitionId: 'supplement-y', n, owner: 'Y', title: 'Our yard', sections: [], status };
  return [`${SUPPLEMENT}/questionnaireVersions/${n}`, stamped(fields)];
}

function review(id: string, subjectId: string, fields: Fields): StoredDocuments[number] {
  const decided = { contractorId: 'A', subjectType: 'questionnaire', subjectId, scope: 'firm', ...fields };
  return [`companies/A/reviews/${id}`, stamped(decided)];
}

/** The firm's questionnaire and one that client Y asks, with a version in the making and the answers of contractor A. */
export const OTHER_SUPPLEMENT: StoredDocuments = [
  ['questionnaires/safety', stamped({ owner: 'firm', title: 'Safety' })],
  [`questionnaires/${shownId('safety')}`, stamped({ owner: 'firm', title: 'Safety' })],
  [SUPPLEMENT, stamped({ owner: 'Y', title: 'Our yard' })],
  version(1, 'published'),
  version(2, 'draft'),
  [ANSWERED, stamped({ ...about('A', 'supplement-y'), state: 'submitted' })],
  review('of-safety', 'safety', { owner: 'firm' }),
  review('of-supplement', 'supplement-y', { owner: 'Y' }),
  // From before reviews named who asks.
  review('of-nobody', 'supplement-y', {}),
];

/** Domain 5.3: 5 and 6. */
export const ANSWER_ISOLATION: readonly IsolationCase[] = [
  {
    number: 5,
    denied: (world) =>
      (['5003', '5004'] as const).flatMap((role) => {
        const db = world.as(ACTORS[role]);
        const published = `${SUPPLEMENT}/questionnaireVersions/1`;
        return [ANSWERED, SUPPLEMENT, DRAFT, published, REVIEW, UNNAMED_REVIEW].map((path) =>
          getDoc(doc(db, path)),
        );
      }),
    allowed: (world) => {
      const db = world.as(OTHER_CLIENT);
      const firms = [`companies/A/answers/${shownId('safety')}`, 'companies/A/reviews/of-safety'];
      return [ANSWERED, SUPPLEMENT, DRAFT, REVIEW, ...firms].map((path) => getDoc(doc(db, path)));
    },
  },
  {
    number: 6,
    denied: (world) => {
      const db = world.as(ACTORS['5003']);
      const versions = collectionGroup(db, 'questionnaireVersions');
      const reviews = collection(db, 'companies/A/reviews');
      const ofFirm = [where('scope', '==', 'firm')];
      return [
        getDocs(collection(db, 'companies/A/answers')),
        getDocs(query(collection(db, 'companies/A/answers'), where('definitionId', '==', 'safety'))),
        getDocs(collection(db, 'questionnaires')),
        getDocs(query(collection(db, 'questionnaires'), where('owner', '==', 'Y'))),
        getDocs(query(versions, where('owner', '==', 'Y'))),
        getDocs(query(versions, where('status', '==', 'published'))),
        getDocs(collection(db, `${SUPPLEMENT}/questionnaireVersions`)),
        getDocs(query(reviews, ...ofFirm)),
        getDocs(query(reviews, ...ofFirm, where('subjectType', '==', 'questionnaire'))),
        getDocs(query(reviews, ...ofFirm, where('subjectId', '==', 'supplement-y'))),
        getDocs(query(reviews, ...ofFirm, where('owner', '==', 'Y'))),
      ];
    },
    allowed: (world) => {
      const db = world.as(ACTORS['5003']);
      const versions = collectionGroup(db, 'questionnaireVersions');
      return ['X', 'firm'].map((owner) => getDocs(query(versions, where('owner', '==', owner))));
    },
  },
];
