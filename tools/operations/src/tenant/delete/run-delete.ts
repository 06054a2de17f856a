import { localDate } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import { EXIT, OperationFailure } from '../../operation-failure.ts';
import type { Speech } from '../../run-command.ts';
import { loadLeaving } from '../find-records.ts';
import type { LeavingCompany } from '../table/company-tie.ts';
import { deleteCompany } from './delete-company.ts';
import { beginDeletion, companyOf, deletionPlace, loadDeletion } from './deletion-record.ts';
import { findLeftovers } from './find-leftovers.ts';
import { type DeletionPlan, planDeletion } from './plan-deletion.ts';
import { leftoverLines, planLines } from './plan-lines.ts';

interface Wish {
  readonly confirm: string | undefined;
  /** Why, although records must be kept. */
  readonly despite: string | undefined;
  /** Although none of the files that records name is there. */
  readonly withoutFiles: boolean;
}

/**
 * Says what a deletion would do, or does it where the name confirms it. A deletion that was begun goes on; one that is done takes away
 * what came late.
 */
export async function runDelete(
  trusted: Trusted,
  companyId: string,
  wish: Wish,
  speech: Speech,
): Promise<void> {
  const begun = await loadDeletion(trusted.db, companyId);
  const company = begun === undefined ? await loadLeaving(trusted, companyId) : companyOf(companyId, begun);
  if (company === undefined) throw refused(`There is no client or contractor ${companyId}.`);
  const plan = await planDeletion(trusted, company, localDate(trusted.now(), 'UTC'), wish.withoutFiles);
  for (const line of planLines(plan, begun)) speech.result(line);
  if (begun === undefined) requireAllowed(plan, wish);
  if (wish.confirm === undefined) {
    speech.result(`Nothing was changed. To delete, add --confirm "${company.name}".`);
    return;
  }
  if (wish.confirm !== company.name) throw refused(`--confirm takes the legal name: ${company.name}`);
  if (begun === undefined) await beginDeletion(trusted, company, plan, reasonOf(plan, wish));
  await deleteCompany(trusted, company, speech.progress);
  await tellRest(trusted, company, speech);
}

function requireAllowed({ refusals, retention }: DeletionPlan, { confirm, despite }: Wish): void {
  const reasons = [...refusals, ...(despite === undefined ? retention : [])];
  const [first] = reasons;
  // A dry run has said all of them.
  if (first !== undefined && confirm !== undefined) throw refused(`Nothing was deleted. ${first}`);
}

/** Kept only where something had to give way to it. */
function reasonOf({ retention }: DeletionPlan, { despite }: Wish): string | undefined {
  return retention.length === 0 ? undefined : despite;
}

async function tellRest(trusted: Trusted, company: LeavingCompany, speech: Speech): Promise<void> {
  speech.progress('Looking into every record of the project.');
  const rest = await findLeftovers(trusted, company);
  for (const line of leftoverLines(rest)) speech.result(line);
  const at = (await deletionPlace(trusted.db, company.id).get()).updateTime?.toDate().toISOString();
  if (rest.left.length > 0)
    throw refused('Something is left. Run the same line again in some minutes; what stays then is a fault.');
  speech.result(`${company.name} is deleted (${textOf(at)}). The trail has the line company.delete.`);
}

function refused(sentence: string): OperationFailure {
  return new OperationFailure(EXIT.refused, sentence);
}
