import { engagementId } from '@vcms/domain';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { contractorInput } from './contractor.ts';

/** Contractors serve so many clients each. */
const CLIENTS_EACH = 4;
const CLIENTS = 100;
const BATCH = 400;
const BATCHES_AT_ONCE = 4;

const DETAILS = {
  address1: '1 Main St',
  city: 'Peoria',
  state: 'IL',
  Zip: '61602',
  phone: '+13095550100',
  naicsOther: [],
  trades: ['electrical'],
  timezone: 'America/Chicago',
  status: 'active',
  plan: 'full',
};

interface Row {
  readonly path: string;
  readonly data: object;
}

function companyRows(contractors: number, engagements: number): readonly Row[] {
  const clients = Array.from({ length: CLIENTS }, (_, n) => ({
    path: `companies/client${n}`,
    data: {
      ...DETAILS,
      kind: 'client',
      name: `Client ${n}`,
      counts: { users: 0, engagements: engagements / CLIENTS },
    },
  }));
  return [
    ...clients,
    ...Array.from({ length: contractors }, (_, n) => ({
      path: `companies/contractor${n}`,
      data: {
        ...DETAILS,
        kind: 'contractor',
        name: `Contractor ${n}`,
        counts: { users: 0, engagements: CLIENTS_EACH },
      },
    })),
  ];
}

/** What the evaluation reads of one contractor: policies of two years, logs, EMR letters, programs and their reviews. */
function evidenceRows(contractor: number, today: string): readonly Row[] {
  const { evidence, reviews } = contractorInput(today);
  const { policies, oshaYears, emr, programs } = evidence;
  const kinds = { policies, oshaYears, emr, programVersions: programs, reviews };
  return Object.entries(kinds).flatMap(([kind, records]) =>
    records.map(({ id, ...data }) => ({
      path: `companies/contractor${contractor}/${kind}/${id}`,
      data: { ...data, contractorId: `contractor${contractor}` },
    })),
  );
}

function engagementRows(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, n) => {
    const contractorId = `contractor${Math.floor(n / CLIENTS_EACH)}`;
    const clientId = `client${(n * 7) % CLIENTS}`;
    const pair = { clientId, contractorId, clientName: clientId, contractorName: contractorId };
    const rest = { state: 'approved', workTypes: ['electrical'], riskLevel: 'medium', sites: [] };
    return { path: `engagements/${engagementId(clientId, contractorId)}`, data: { ...pair, ...rest } };
  });
}

function requirementRows(today: string): readonly Row[] {
  const [set] = contractorInput(today).requirementSet;
  return Array.from({ length: CLIENTS }, (_, n) => ({
    path: `clients/client${n}/requirementSets/1`,
    data: { ...set, clientId: `client${n}`, n: 1 },
  }));
}

async function writeRows(db: Firestore, rows: readonly Row[]): Promise<void> {
  const stamp = Timestamp.fromDate(new Date('2026-01-05T12:00:00Z'));
  const stamps = { createdAt: stamp, createdBy: 'bench', updatedAt: stamp, updatedBy: 'bench', v: 1 };
  for (let at = 0; at < rows.length; at += BATCH * BATCHES_AT_ONCE) {
    const parts = Array.from({ length: BATCHES_AT_ONCE }, (_, part) =>
      rows.slice(at + part * BATCH, at + (part + 1) * BATCH),
    );
    await Promise.all(
      parts.map(async (part) => {
        const batch = db.batch();
        for (const { path, data } of part) batch.set(db.doc(path), { ...data, ...stamps });
        if (part.length > 0) await batch.commit();
      }),
    );
  }
}

/** Writes engagements with all that their evaluation reads; answers their shape as a sentence. */
export async function writeMany(db: Firestore, engagements: number, today: string): Promise<string> {
  const contractors = Math.ceil(engagements / CLIENTS_EACH);
  await writeRows(db, [
    ...companyRows(contractors, engagements),
    ...requirementRows(today),
    ...engagementRows(engagements),
  ]);
  let papers = 0;
  for (let at = 0; at < contractors; at += 100) {
    const some = Array.from({ length: Math.min(100, contractors - at) }, (_, n) =>
      evidenceRows(at + n, today),
    );
    papers += some.flat().length;
    await writeRows(db, some.flat());
  }
  return `${contractors.toLocaleString('en-US')} contractors with ${papers / contractors} pieces of evidence and reviews each, ${CLIENTS} clients.`;
}
