import { recordRef, shownEvidenceQuery, toDataFailure } from '@vcms/data';
import type { StaffAssignment, StaffDocType } from '@vcms/domain';
import { documentsOfPersonQuery, reviewsOfPersonQuery } from '@vcms/workforce/data';
import type { GateList, GatePerson, KeptVerdict } from '@vcms/workforce/gate-list';
import { gateVerdict, judgePerson, obstacles } from '@vcms/workforce/model';
import { type Firestore, getDocFromServer } from 'firebase/firestore';
import type { OwnTerms } from '../manager/use-own-terms.ts';
import { type CompanyStanding, soundValues } from './read-company.ts';

export interface GateReading {
  readonly firestore: Firestore;
  readonly terms: OwnTerms;
  readonly days: GateList['days'];
  /** Read once for all people of a contractor. */
  readonly companyOf: (contractorId: string) => Promise<CompanyStanding | undefined>;
}

/** On a device that anybody at the gate may look at, a drug test or a medical file has no name. */
function namedForTheGate(docTypes: readonly StaffDocType[]): readonly StaffDocType[] {
  return docTypes.map((type) => (type.sensitive ? { ...type, name: 'Confidential document' } : type));
}

function refused(reason: string, { days }: GateReading): readonly KeptVerdict[] {
  return days.map(() => ({ isReady: false, reasons: [reason] }));
}

async function verdictsOf(
  assignment: StaffAssignment,
  reading: GateReading,
): Promise<Pick<GatePerson, 'company' | 'badgeNo' | 'verdicts'>> {
  const { firestore, terms, days, companyOf } = reading;
  const { contractorId, staffId } = assignment;
  const [company, stored, documents, reviews] = await Promise.all([
    companyOf(contractorId),
    getDocFromServer(recordRef(firestore, 'staff', contractorId, staffId)),
    soundValues(shownEvidenceQuery(documentsOfPersonQuery(firestore, contractorId, staffId))),
    soundValues(reviewsOfPersonQuery(firestore, contractorId, staffId, terms.clientId)),
  ]);
  const known = stored.data();
  if (company === undefined || known?.ok !== true || documents === undefined || reviews === undefined) {
    const verdicts = refused('A record cannot be read. Contact support.', reading);
    return { company: company?.contractorName ?? '', badgeNo: '', verdicts };
  }
  const person = known.value;
  const docTypes = namedForTheGate(terms.docTypes);
  const { contractorName, engagementState, siteAccess, overrides } = company;
  const verdicts = days.map(({ date }) => {
    const own = { clientId: terms.clientId, sets: terms.sets, docTypes, overrides };
    const result = judgePerson({ person, documents, reviews }, assignment, own, date);
    const missing = result === undefined ? [] : obstacles(result, docTypes, terms.sets, date);
    const file = { contractorName, engagementState, person, result, obstacles: missing };
    return gateVerdict(file, siteAccess, date);
  });
  return { company: contractorName, badgeNo: person.badgeNo, verdicts };
}

/** One person for the list: the assignment outlives the relation, so somebody whose papers are closed is not ready. */
export async function readGatePerson(assignment: StaffAssignment, reading: GateReading): Promise<GatePerson> {
  const { name, jobRole, sites } = assignment;
  try {
    return { name, jobRole, sites, ...(await verdictsOf(assignment, reading)) };
  } catch (cause) {
    if (toDataFailure(cause).kind !== 'denied') throw cause;
    const verdicts = refused('The contractor is not working for you.', reading);
    return { name, jobRole, sites, company: '', badgeNo: '', verdicts };
  }
}
