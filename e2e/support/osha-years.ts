import { DEFAULT_REQUIREMENTS, documentPath, yearRates } from '@vcms/domain';
import { FieldValue } from 'firebase-admin/firestore';
import type { AdminSdk } from './admin-sdk.ts';

const BY = 'story';
const NUMBERS = { G: 0, H: 0, I: 0, J: 1, K: 0, L: 0, M1: 1, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 };

/** A year of one case in 100,000 hours: TRIR 2.00. */
export async function putYear(
  { firestore }: AdminSdk,
  contractorId: string,
  year: number,
  change: { readonly state: string; readonly submittedOn: string },
): Promise<void> {
  await firestore.doc(documentPath('oshaYears', contractorId, String(year))).set({
    contractorId,
    year,
    establishmentName: 'Main yard',
    naics: '484220',
    ...{ employees: 50, hours: 100_000, ...NUMBERS },
    noWork: false,
    exemption: 'none',
    citations: [],
    form300aDocId: `form-${year}`,
    log300Redacted: false,
    source: 'form',
    ...yearRates({ ...NUMBERS, hours: 100_000 }),
    version: 1,
    createdAt: FieldValue.serverTimestamp(),
    createdBy: BY,
    updatedAt: FieldValue.serverTimestamp(),
    updatedBy: BY,
    v: 1,
    ...change,
  });
}

/** The firm confirmed it long ago. */
export async function confirmBefore(
  { firestore }: AdminSdk,
  contractorId: string,
  year: number,
): Promise<void> {
  await firestore.doc(documentPath('reviews', contractorId, `before-${year}`)).set({
    ...{ contractorId, subjectType: 'osha_year', subjectId: String(year), subjectVersion: 1, scope: 'firm' },
    ...{ decision: 'accepted', findings: [], publicComment: '', decidedBy: BY, minutesToDecision: 60 },
    ...{ decidedAt: FieldValue.serverTimestamp(), createdAt: FieldValue.serverTimestamp(), createdBy: BY },
    ...{ updatedAt: FieldValue.serverTimestamp(), updatedBy: BY, v: 1 },
  });
}

/** The contractor corrects a returned year and submits it again. */
export async function correctYear(
  { firestore }: AdminSdk,
  contractorId: string,
  year: number,
): Promise<void> {
  const record = firestore.doc(documentPath('oshaYears', contractorId, String(year)));
  const stamps = { updatedAt: FieldValue.serverTimestamp(), updatedBy: BY };
  await record.update({ state: 'draft', version: 2, ...stamps });
  const hours = 110_000;
  await record.update({ state: 'submitted', hours, ...yearRates({ ...NUMBERS, hours }), ...stamps });
}

/** The client looks at OSHA logs and at nothing else. */
export async function askForLogs({ firestore }: AdminSdk, clientId: string): Promise<void> {
  const path = `${documentPath('clientPolicies', clientId)}/requirementSets/1`;
  await firestore.doc(path).update({ insurance: {}, osha: DEFAULT_REQUIREMENTS.osha });
}
