import { SHOWN_STATES, shownId } from '@vcms/testing/access';
import { collection, doc, type Firestore, getDoc, getDocs, query, where } from 'firebase/firestore';
import { CLOSED_STATES } from './isolation-documents.ts';

/** The isolation tests of domain 5.3, in their order. */
export const ISOLATION_TITLES = [
  'a contractor gets and lists no sub-collection of another contractor',
  'a contractor reads no engagement, variance, override or snapshot of another',
  'a client reads no evidence of a contractor it has no engagement with',
  `nor of one whose engagement is ${CLOSED_STATES.join(', ')}`,
  'a client reads nothing that another client keeps on a contractor of both',
  'a list that does not name the own side is refused whole',
  'a client on the reduced plan creates no review, variance, requirement or override and approves nobody',
  'a limited contractor reads no policy, year or program, not even its own',
  'nobody writes the own role, company, status or e-mail address',
  'a client makes nobody of its company a member of the firm',
  'a contractor neither accepts a policy nor edits an accepted one, nor what was submitted before',
  'nobody changes or deletes an audit event or a published requirement set',
  'nobody gets, lists, marks or deletes a notification of somebody else',
  'no browser creates a notification',
  'a disabled user with a live token is denied everything',
  'an unknown role, or nobody at all, is denied everything',
  'nobody opens a file of another company by its address',
  'a contractor lists no companies',
  'the firm reads no note that a client keeps to itself',
  'only customer service and the owner open unredacted logs and sensitive files',
  'a client reads no draft, neither by its address nor in a list',
] as const;

/** Everything below a company that is somebody's evidence. */
export const EVIDENCE = [
  'policies',
  'oshaYears',
  'emr',
  'notRated',
  'programVersions',
  'answers',
  'documents',
  'staff',
  'reviews',
  'restrictedDocuments',
  'sampleDocuments',
  'announcementDocuments',
  'accessLog',
  'private',
] as const;

/** Evidence that a contractor drafts before it hands it in. */
const DRAFTED = ['policies', 'oshaYears', 'emr', 'notRated', 'programVersions', 'answers', 'documents'];

/** What a client would get and list below a company of what was handed in there: nothing but the state lets it in. */
export function shownReadsBelow(
  db: Firestore,
  companyId: string,
  names: readonly string[] = DRAFTED,
): readonly Promise<unknown>[] {
  return names.flatMap((name) => {
    const all = collection(db, 'companies', companyId, name);
    return [
      getDoc(doc(all, shownId(name === 'oshaYears' ? '2025' : 'd1'))),
      getDocs(query(all, where(...SHOWN_STATES))),
    ];
  });
}

/** Gets and lists of everything below a company. */
export function readsBelow(
  db: Firestore,
  companyId: string,
  names: readonly string[] = EVIDENCE,
): readonly Promise<unknown>[] {
  return names.flatMap((name) => [
    getDoc(doc(db, 'companies', companyId, name, 'd1')),
    getDocs(collection(db, 'companies', companyId, name)),
  ]);
}
