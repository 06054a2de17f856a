import { collectionPath, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import { loadAccount } from '@vcms/server/accounts';
import { type Trusted, textOf } from '@vcms/server/core';
import { fileFolders, findRecords } from '../find-records.ts';
import type { TableName } from '../table/company-table.ts';
import type { LeavingCompany } from '../table/company-tie.ts';
import { deletionSteps } from './deletion-steps.ts';
import { type RetainedFacts, retentionReasons } from './retention.ts';

/** What a deletion would do, by collection, and what forbids it. */
export interface DeletionPlan {
  readonly deletes: ReadonlyMap<TableName, number>;
  /** Records of others from which names of its people are taken. */
  readonly cleans: ReadonlyMap<TableName, number>;
  readonly keeps: ReadonlyMap<TableName, { readonly count: number; readonly why: string }>;
  readonly files: { readonly count: number; readonly bytes: number };
  readonly accounts: number;
  /** Sentences; with one of them nothing is deleted. */
  readonly refusals: readonly string[];
  /** Sentences; they give way to a reason. */
  readonly retention: readonly string[];
}

/** Reads what belongs to a company and writes nothing. @param today YYYY-MM-DD */
export async function planDeletion(
  trusted: Trusted,
  company: LeavingCompany,
  today: string,
  withoutFiles: boolean,
): Promise<DeletionPlan> {
  const deletes = new Map<TableName, number>();
  const cleans = new Map<TableName, number>();
  const keeps = new Map<TableName, { count: number; why: string }>();
  const seen = new Set<string>();
  let papers = 0;
  for (const { name, tie, does } of deletionSteps(company.side)) {
    for await (const page of findRecords(trusted.db, name, tie, company)) {
      for (const entry of page) {
        const key = `${does} ${entry.ref.path}`;
        if (seen.has(key)) continue;
        seen.add(key);
        if (does === 'delete' && name !== 'documentTexts' && entry.get('storagePath') !== undefined)
          papers += 1;
        if (does === 'delete') deletes.set(name, (deletes.get(name) ?? 0) + 1);
        else keeps.set(name, { count: (keeps.get(name)?.count ?? 0) + 1, why: tie.why ?? '' });
        if (tie.clean?.(entry.data(), company) !== undefined) cleans.set(name, (cleans.get(name) ?? 0) + 1);
      }
    }
  }
  const files = await filesOf(trusted, company);
  const isAstray = papers > 0 && files.count === 0 && !withoutFiles;
  return {
    ...{ deletes, cleans, keeps, files },
    accounts: await accountsOf(trusted, company),
    refusals: [...(await refusalsOf(trusted, company)), ...(isAstray ? [astray(papers)] : [])],
    retention: retentionReasons(await retainedFacts(trusted, company), today),
  };
}

function astray(papers: number): string {
  return `${papers} records name a file, and none is there: say with --bucket where files lie, or go on with --without-files.`;
}

async function filesOf(trusted: Trusted, company: LeavingCompany): Promise<DeletionPlan['files']> {
  let [count, bytes] = [0, 0];
  for (const folder of await fileFolders(trusted, company)) {
    const found = await trusted.files.list(folder);
    count += found.length;
    bytes += found.reduce((sum, { size }) => sum + size, 0);
  }
  return { count, bytes };
}

async function accountsOf({ auth }: Trusted, { people }: LeavingCompany): Promise<number> {
  let count = 0;
  for (const { uid } of people) if ((await loadAccount(auth, uid)) !== undefined) count += 1;
  return count;
}

async function refusalsOf({ db }: Trusted, { id, side, name }: LeavingCompany): Promise<readonly string[]> {
  const sideField = side === 'client' ? 'clientId' : 'contractorId';
  const engagements = db.collection(collectionPath('engagements')).where(sideField, '==', id);
  const open = await engagements
    .where('state', 'in', [...OPEN_ENGAGEMENT_STATES])
    .count()
    .get();
  const company = await db.collection(collectionPath('companies')).doc(id).get();
  const merges = db.collection('companyMerges').where('state', '==', 'running');
  const isMerging = (await merges.get()).docs.some(
    (merge) => merge.id === id || merge.get('targetId') === id,
  );
  const { count } = open.data();
  return [
    ...(company.get('status') === 'archived'
      ? []
      : [`${name} is not archived: archive it first (5001, Companies).`]),
    ...(count === 0 ? [] : [`${count} of its engagements are open: end them first, each with its reason.`]),
    ...(isMerging ? ['A merge with another company is going on: wait until it is done.'] : []),
  ];
}

async function retainedFacts({ db }: Trusted, { id, side }: LeavingCompany): Promise<RetainedFacts> {
  if (side === 'client') return { oshaYears: [], policyEnds: [] };
  const [years, policies] = await Promise.all([
    db.collection(collectionPath('oshaYears', id)).select('state').get(),
    db.collection(collectionPath('policies', id)).select('state', 'expiration').get(),
  ]);
  return {
    oshaYears: years.docs.filter((year) => year.get('state') !== 'draft').map((year) => Number(year.id)),
    policyEnds: policies.docs
      .filter((policy) => policy.get('state') !== 'draft')
      .map((policy) => textOf(policy.get('expiration')))
      .filter((end) => end !== ''),
  };
}
