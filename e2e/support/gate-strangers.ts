import { collectionPath, documentPath, engagementId, STAFF_RECORD_TYPE } from '@vcms/domain';
import { DEMO_COMPANY_IDS } from '@vcms/seed/accounts';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { AdminSdk } from './admin-sdk.ts';

/** Works for one client of the demo data only, so that the other clients have no business with it. */
export const SOUGHT = 'contractor-12';
export const ITS_CLIENT = DEMO_COMPANY_IDS.northfield;

async function first(query: Query, what: string): Promise<QueryDocumentSnapshot> {
  const [found] = (await query.limit(1).get()).docs;
  if (found === undefined) throw new Error(`The demo data has no ${what} of ${SOUGHT}.`);
  return found;
}

/** What stands along the way from a request to the gate, of a contractor and a client of the demo data. */
export async function recordsOfWay({ firestore }: AdminSdk) {
  const ofPair = (name: 'staffAssignments' | 'staffSnapshots') =>
    firestore
      .collection(collectionPath(name))
      .where('clientId', '==', ITS_CLIENT)
      .where('contractorId', '==', SOUGHT);
  const assignment = await first(ofPair('staffAssignments'), 'assignment');
  const staffId = String(assignment.get('staffId'));
  const relations = firestore.collection('engagements').where('clientId', '==', ITS_CLIENT);
  const files = firestore.collection(collectionPath('documents', SOUGHT));
  const company = await firestore.doc(documentPath('companies', SOUGHT)).get();
  return {
    names: [String(company.get('name')), String(assignment.get('name'))],
    staffId,
    relation: documentPath('engagements', engagementId(ITS_CLIENT, SOUGHT)),
    /** Of the same client to somebody who submitted: what is to be decided. */
    waiting: await first(relations.where('state', '==', 'submitted'), 'submitted relation beside those'),
    standing: documentPath('snapshots', engagementId(ITS_CLIENT, SOUGHT)),
    taxData: `${documentPath('companies', SOUGHT)}/private/main`,
    person: documentPath('staff', SOUGHT, staffId),
    assignment: assignment.ref.path,
    paper: (
      await first(
        firestore
          .collection(collectionPath('staffDocuments', SOUGHT, staffId))
          .where('state', '==', 'accepted'),
        'accepted paper',
      )
    ).ref.path,
    file: await first(files.where('typeId', '==', STAFF_RECORD_TYPE), 'file of a person'),
    owner: await first(
      firestore.collection('users').where('companyId', '==', SOUGHT).where('role', '==', '5005'),
      'person of role 5005',
    ),
  };
}
