import { overridesOfPairQuery, recordRef } from '@vcms/data';
import { type EngagementState, engagementId, type RequirementOverride } from '@vcms/domain';
import { type Firestore, getDocFromServer, getDocsFromServer, type Query } from 'firebase/firestore';

type Checked<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

/** Every record of a query, from the server; undefined when one of them cannot be read, since it may be the one that counts. */
export async function soundValues<Value>(
  query: Query<Checked<Value>>,
): Promise<readonly Value[] | undefined> {
  const { docs } = await getDocsFromServer(query);
  const read = docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
  return read.length === docs.length ? read : undefined;
}

/** What counts of a contractor for each of its people. */
export interface CompanyStanding {
  readonly contractorName: string;
  readonly engagementState: EngagementState;
  /** Undefined: no result is stored. */
  readonly siteAccess: boolean | undefined;
  readonly overrides: readonly RequirementOverride[];
}

/** One contractor as its client sees it now; undefined when its records cannot be used. Rejects with what Firestore throws. */
export async function readCompany(
  firestore: Firestore,
  clientId: string,
  contractorId: string,
): Promise<CompanyStanding | undefined> {
  const pair = engagementId(clientId, contractorId);
  const [engagement, snapshot, overrides] = await Promise.all([
    getDocFromServer(recordRef(firestore, 'engagements', pair)),
    getDocFromServer(recordRef(firestore, 'snapshots', pair)),
    soundValues(overridesOfPairQuery(firestore, clientId, contractorId)),
  ]);
  const [relation, standing] = [engagement.data(), snapshot.data()];
  if (relation?.ok !== true || overrides === undefined) return undefined;
  return {
    contractorName: relation.value.contractorName,
    engagementState: relation.value.state,
    siteAccess: standing?.ok === true ? standing.value.result.siteAccess : undefined,
    overrides,
  };
}
