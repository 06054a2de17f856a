import { documentPath, engagementId } from '@vcms/domain';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type { CompanyFacts, Trusted } from '../trusted/context.ts';
import { textOf } from '../trusted/fields.ts';

/** Everything that a merge moves, and what stands in its way as sentences. */
export interface MergePlan {
  readonly source: string;
  readonly users: readonly string[];
  readonly engagements: readonly { readonly id: string; readonly data: DocumentData }[];
  readonly records: readonly { readonly path: string; readonly data: DocumentData }[];
  readonly conflicts: readonly string[];
}

/** Sub-collections that belong to the record of the company itself and stay with it. */
const STAYS: readonly string[] = ['private', 'contacts', 'accessLog'];

/** Looks at both companies and changes nothing. What an earlier run has copied is no conflict. */
export async function mergePlan(
  trusted: Trusted,
  source: CompanyFacts,
  target: CompanyFacts,
): Promise<MergePlan> {
  const { db } = trusted;
  const [people, engaged, records] = await Promise.all([
    db.collection('users').where('companyId', '==', source.id).get(),
    db.collection('engagements').where('contractorId', '==', source.id).get(),
    recordsBelow(db.doc(documentPath('companies', source.id))),
  ]);
  const engagements = engaged.docs.map((entry) => ({ id: entry.id, data: entry.data() }));
  return {
    source: source.id,
    users: people.docs.map(({ id }) => id),
    engagements,
    records,
    conflicts: [
      ...(await engagementConflicts(trusted, engagements, target)),
      ...(await recordConflicts(trusted, records, source, target)),
    ],
  };
}

async function recordsBelow(parent: DocumentReference): Promise<{ path: string; data: DocumentData }[]> {
  const collections = await parent.listCollections();
  const moved = collections.filter(({ id }) => !STAYS.includes(id));
  const found = await Promise.all(
    moved.map(async (collection) => {
      const { docs } = await collection.get();
      const below = await Promise.all(docs.map(({ ref }) => recordsBelow(ref)));
      return [...docs.map((entry) => ({ path: entry.ref.path, data: entry.data() })), ...below.flat()];
    }),
  );
  return found.flat();
}

async function engagementConflicts(
  { db }: Trusted,
  engagements: MergePlan['engagements'],
  target: CompanyFacts,
): Promise<readonly string[]> {
  const found = await Promise.all(
    engagements.map(async ({ data }) => {
      const twin = await db
        .doc(documentPath('engagements', engagementId(textOf(data.clientId), target.id)))
        .get();
      return twin.exists && twin.get('mergedFrom') === undefined
        ? [`Both companies are connected to ${textOf(data.clientName)}.`]
        : [];
    }),
  );
  return found.flat();
}

async function recordConflicts(
  { db }: Trusted,
  records: MergePlan['records'],
  source: CompanyFacts,
  target: CompanyFacts,
): Promise<readonly string[]> {
  const paths = records.map(({ path }) => path.replace(`companies/${source.id}/`, `companies/${target.id}/`));
  if (paths.length === 0) return [];
  const twins = await db.getAll(...paths.map((path) => db.doc(path)));
  return twins
    .filter((twin) => twin.exists && twin.get('mergedFrom') !== source.id)
    .map((twin) => `Both companies have ${twin.ref.parent.id} ${twin.id}.`);
}
