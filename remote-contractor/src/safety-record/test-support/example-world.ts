import { recordsOf } from '@vcms/data';
import {
  type CalendarDate,
  documentPath,
  type EmrRecord,
  type EvaluationInput,
  engagementId,
  evaluateOn,
  type NotRated,
  type OshaYear,
  type Review,
} from '@vcms/domain';
import { buildReview } from '@vcms/domain/test-support';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveTrusted, moveLiveClock } from '@vcms/seed/live-firestore';
import { deleteDoc, deleteField, doc, getDocs, setDoc, updateDoc } from 'firebase/firestore';

/** Whose records are typed; the only one who requires anything of it is this client. */
const CONTRACTOR = DEMO_PEOPLE.contractorNew.companyId;
export const CLIENT = { clientId: 'client-examples', clientName: 'Example Yards' };

const SUBJECTS = { oshaYears: 'osha_year', emr: 'emr', notRated: 'not_rated' } as const;
type Kind = keyof typeof SUBJECTS;

const NOON = new Date('2026-01-01T12:00:00Z');
const STAMPS = { createdAt: NOON, createdBy: 'examples', updatedAt: NOON, updatedBy: 'examples', v: 1 };
const PAIR = { ...CLIENT, contractorId: CONTRACTOR, contractorName: 'The contractor' };
const PAIR_ID = engagementId(CLIENT.clientId, CONTRACTOR);

const trusted = liveTrusted();
const at = (path: string) => doc(trusted, path);

interface Stored {
  readonly oshaYears: OshaYear;
  readonly emr: EmrRecord;
  readonly notRated: NotRated;
  readonly reviews: Review;
}

/** What was typed and kept. */
export async function storedOf<Name extends keyof Stored>(name: Name): Promise<readonly Stored[Name][]> {
  // The list of any of these collections is read alike; the compiler cannot tell by the name which one it is.
  const { docs } = await getDocs(recordsOf(trusted, name as 'oshaYears', CONTRACTOR));
  return docs.flatMap((entry) => {
    const found = entry.data();
    return found.ok ? [found.value as unknown as Stored[Name]] : [];
  });
}

const everyOne = () => true;

async function storedWhere<Name extends Kind>(kind: Name, isMeant: (record: Stored[Name]) => boolean) {
  const all: readonly Stored[Kind][] = (await storedOf(kind)).filter(isMeant);
  return all.map((record) => ({
    place: at(documentPath(kind as 'oshaYears', CONTRACTOR, record.id)),
    review: buildReview(SUBJECTS[kind], record),
  }));
}

/** Takes records off the file, with what was decided on them. */
export async function forgetAll<Name extends Kind>(
  kind: Name,
  isMeant: (record: Stored[Name]) => boolean = everyOne,
): Promise<void> {
  for (const { place, review } of await storedWhere(kind, isMeant)) {
    await deleteDoc(place);
    await deleteDoc(at(documentPath('reviews', CONTRACTOR, review.id)));
  }
}

/** By day in Chicago, where the contractor is, and in Greenwich. */
export function noonOf(day: CalendarDate): string {
  return `${day}T18:00:00Z`;
}

/** It is the day of the example, the contractor began when it says, and its client requires what it says. */
export async function ask({ asOf, contractor, requirementSet }: EvaluationInput): Promise<void> {
  // Before anything is written: what is committed is never earlier than what was.
  await moveLiveClock(noonOf(asOf));
  const { operatingSince = deleteField() } = contractor;
  await updateDoc(at(documentPath('companies', CONTRACTOR)), { operatingSince });
  await setDoc(at(documentPath('engagements', PAIR_ID)), {
    ...{ ...PAIR, state: 'approved', workTypes: [], riskLevel: 'low', sites: [], ...STAMPS },
  });
  await setDoc(at(documentPath('requirementSets', CLIENT.clientId, '1')), {
    ...{ ...requirementSet[0], clientId: CLIENT.clientId, ...STAMPS },
  });
  await deleteDoc(at(documentPath('snapshots', PAIR_ID)));
}

/** The firm confirms what was submitted. */
export async function accept<Name extends Kind>(
  kind: Name,
  isMeant: (record: Stored[Name]) => boolean = everyOne,
): Promise<void> {
  for (const { place, review } of await storedWhere(kind, isMeant)) {
    const { id, ...decision } = review;
    const path = documentPath('reviews', CONTRACTOR, id);
    await setDoc(at(path), { ...decision, contractorId: CONTRACTOR, ...STAMPS });
    await updateDoc(place, { state: 'accepted' });
  }
}

/** Judges the records as they were stored, as the server does, and keeps the result where pages read it. */
export async function judge(asked: EvaluationInput): Promise<void> {
  const [oshaYears, emr, notRated, reviews] = await Promise.all([
    storedOf('oshaYears'),
    storedOf('emr'),
    storedOf('notRated'),
    storedOf('reviews'),
  ]);
  const evidence = { ...asked.evidence, oshaYears, emr, notRated };
  const result = structuredClone(evaluateOn({ ...asked, evidence, reviews }));
  await setDoc(at(documentPath('snapshots', PAIR_ID)), {
    ...{ ...PAIR, engagementState: 'approved', visible: true, nameWords: [], result },
    ...{ forecastDates: [], outlook: [] },
  });
}
