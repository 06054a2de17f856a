import { refreshContractor } from '@vcms/compliance/server';
import { documentPath, nameWords } from '@vcms/domain';
import { applyAccountsOf } from '@vcms/server/accounts';
import { keepNameWords, recountCompanies } from '@vcms/server/companies';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { activeUsers, notify } from '@vcms/server/notifications';
import { tasksOfCompany } from '@vcms/server/tasks';
import type { DocumentData, Query } from 'firebase-admin/firestore';

/** A change of `companies/{id}` as its trigger reports it. */
export interface CompanyChange {
  readonly companyId: string;
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

const PAGE = 300;

/**
 * A new company is counted, and found by the words of its name. Copies of a company's name, trades and city follow it, and so do the results of a
 * contractor; a suspension shuts its people out, and N18 tells them. May run again.
 */
export async function onCompanyWritten(trusted: Trusted, change: CompanyChange): Promise<void> {
  const { companyId, eventId, before, after } = change;
  if (before === undefined && after !== undefined) await recountCompanies(trusted, [companyId]);
  if (after !== undefined) await keepNameWords(trusted, [companyId]);
  await tasksOfCompany(trusted, companyId, change);
  if (before === undefined || after === undefined) return;
  const stored = (await trusted.db.doc(documentPath('companies', companyId)).get()).data();
  if (stored !== undefined && copiedPart(before) !== copiedPart(after))
    await writeCopies(trusted, companyId, stored);
  if (before.status !== after.status) await applyAccountsOf(trusted, companyId);
  // Its status, the name of its policies' insured, its programs, years and limits are judged by them.
  const isJudgedAnew = before.status !== after.status || judgedPart(before) !== judgedPart(after);
  if (after.kind === 'contractor' && isJudgedAnew) await refreshContractor(trusted, companyId);
  if (before.status !== after.status && after.status !== 'archived') {
    const suspended = after.status === 'suspended';
    const name = textOf(after.name);
    await notify(trusted, await activeUsers(trusted, companyId), {
      eventKey: `company-${eventId.replaceAll('/', '-')}`,
      title: 'Account changed',
      body: suspended ? `${name} was suspended. Contact us to go on.` : `${name} is active again.`,
    });
  }
}

function judgedPart({
  name,
  trades,
  naicsPrimary,
  operatingSince,
  employeesPeakLastYear,
}: DocumentData): string {
  return JSON.stringify([name, trades, naicsPrimary, operatingSince, employeesPeakLastYear]);
}

function copiedPart({ name, trades, city }: DocumentData): string {
  return JSON.stringify([name, trades, city]);
}

/** What is stored now is written, not what the event says: of two events the later state wins, whichever runs last. */
async function writeCopies(
  { db }: Trusted,
  companyId: string,
  { name, trades, city }: DocumentData,
): Promise<void> {
  const engagements = db.collection('engagements');
  const named = { contractorName: name, nameWords: nameWords(textOf(name)) };
  const contractor = { ...named, contractorTrades: trades ?? [], contractorCity: city ?? '' };
  await updateAll(db.collection('users').where('companyId', '==', companyId), { companyName: name });
  await updateAll(engagements.where('clientId', '==', companyId), { clientName: name });
  await updateAll(engagements.where('contractorId', '==', companyId), contractor);
  await updateAll(db.collection('snapshots').where('clientId', '==', companyId), { clientName: name });
  await updateAll(db.collection('snapshots').where('contractorId', '==', companyId), named);
}

/** Page by page: a big client has more records than one batch takes. */
async function updateAll(query: Query, fields: DocumentData): Promise<void> {
  let page = await query.limit(PAGE).get();
  while (!page.empty) {
    const batch = query.firestore.batch();
    for (const { ref } of page.docs) batch.update(ref, fields);
    await batch.commit();
    const last = page.docs.at(-1);
    if (page.size < PAGE || last === undefined) return;
    page = await query.startAfter(last).limit(PAGE).get();
  }
}
