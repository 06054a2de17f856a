import { addDays, documentPath, engagementId, nameWords, type Snapshot } from '@vcms/domain';
import type { AdminSdk } from './admin-sdk.ts';
import { stampsOf } from './stamps.ts';

/** Contractors of one client, with a result each. */
export const CONTRACTORS = 500;
const BATCH = 250;

const STAMPS = stampsOf('story');

type Items = Snapshot['result']['items'];

function itemsAt(at: number, programs: readonly string[], today: string): Items {
  return programs.map((programId, column) => {
    const isLow = (at + column) % 7 === 0;
    const status = isLow ? 'non_compliant' : 'compliant';
    return {
      ...{ key: `program.${programId}`, status, raw: status, reasons: isLow ? ['score'] : [] },
      ...{ actual: isLow ? '61.0' : '92.5', required: 80, evidenceIds: [`${programId}_1`] },
      ...{ actor: isLow ? 'contractor' : null, waived: false },
      ...(isLow ? {} : { validUntil: addDays(today, 90 + at) }),
    };
  }) as unknown as Items;
}

function snapshotAt(
  at: number,
  clientId: string,
  clientName: string,
  programs: readonly string[],
  today: string,
) {
  const contractorName = `Matrix Works ${String(at).padStart(3, '0')}`;
  return {
    ...{ clientId, contractorId: `matrix-${at}`, clientName, contractorName },
    ...{ nameWords: nameWords(contractorName), engagementState: 'approved', visible: true },
    result: {
      ...{ asOf: today, overall: 'non_compliant', workEligible: false, siteAccess: false, readinessPct: 85 },
      items: itemsAt(at, programs, today),
    },
    ...{ forecastDates: [], programMean: '088.0', ...STAMPS },
  };
}

/** Puts a client's results of every program for many contractors, and requires those programs. */
export async function addWideMatrix(
  { firestore }: AdminSdk,
  {
    clientId,
    clientName,
    today,
  }: { readonly clientId: string; readonly clientName: string; readonly today: string },
): Promise<number> {
  const programs = (await firestore.collection('programs').get()).docs.map(({ id }) => id);
  await firestore.doc(`${documentPath('clientPolicies', clientId)}/requirementSets/1`).update({
    programs: programs.map((programId) => ({
      ...{ programId, when: 'always', passScore: 80, reviewEveryMonths: 24, weight: 1 },
    })),
  });
  for (let from = 0; from < CONTRACTORS; from += BATCH) {
    const batch = firestore.batch();
    for (let at = from; at < from + BATCH; at += 1)
      batch.set(
        firestore.doc(documentPath('snapshots', engagementId(clientId, `matrix-${at}`))),
        snapshotAt(at, clientId, clientName, programs, today),
      );
    await batch.commit();
  }
  return programs.length;
}
