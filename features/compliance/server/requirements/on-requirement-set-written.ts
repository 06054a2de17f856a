import {
  collectionPath,
  documentPath,
  type EvaluationInput,
  engagementId,
  evaluateOn,
  formatDate,
  type Item,
  localDate,
  type RequirementSet,
  staffImpact,
  versionOn,
} from '@vcms/domain';
import { requirementSetSchema } from '@vcms/domain/schemas';
import { auditOnce } from '@vcms/server/audit';
import { companyNameOf } from '@vcms/server/companies';
import {
  createdStamps,
  readChecked,
  TRUSTED_ACTOR,
  type Trusted,
  textOf,
  updatedStamps,
} from '@vcms/server/core';
import { clearFailure, noteFailure } from '@vcms/server/jobs';
import { activeUsers, notify } from '@vcms/server/notifications';
import type { DocumentData } from 'firebase-admin/firestore';
import { createInputLoader } from '../snapshots/input-loader.ts';
import { refreshClient } from '../snapshots/refresh.ts';

/** A change of `clients/{clientId}/requirementSets/{n}` as its trigger reports it. */
export interface RequirementChange {
  readonly clientId: string;
  readonly n: string;
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** A version was published: rules get its policy, contractors are told (N10), snapshots follow. May run again. */
export async function onRequirementSetWritten(trusted: Trusted, change: RequirementChange): Promise<void> {
  const { clientId, n, eventId, before, after } = change;
  if (after?.status !== 'published' || before?.status === 'published') return;
  await auditOnce(trusted, `requirement-${eventId}`, textOf(after.updatedBy), {
    action: 'requirement.publish',
    entityType: 'requirement_set',
    entityId: n,
    clientId,
    after: { effectiveFrom: after.effectiveFrom, changeNote: after.changeNote },
  });
  await applyVersions(trusted, clientId);
  await tellContractors(trusted, { clientId, n: Number(n), effectiveFrom: textOf(after.effectiveFrom) });
  await refreshClient(trusted, clientId);
}

/**
 * Copies the policy of the version in force to `clients/{clientId}` for the access rules, and marks the published versions
 * before it as superseded. Runs at publishing and nightly, when a later version takes effect. While one of them cannot be read
 * nothing changes and the firm is told: an older policy may be laxer.
 */
export async function applyVersions(trusted: Trusted, clientId: string): Promise<void> {
  const { db, now } = trusted;
  const zone = textOf((await db.doc(documentPath('companies', clientId)).get()).get('timezone'));
  const sets = db.collection(collectionPath('requirementSets', clientId));
  const { records: versions, damaged } = await readChecked(sets, requirementSetSchema);
  const unread = damaged.find((entry) => entry.get('status') !== 'draft');
  const job = { kind: 'records', name: 'recordDamaged', key: `requirements-${clientId}` } as const;
  if (unread !== undefined) {
    const subject = unread.ref.path;
    const cause = new Error(
      `The record ${subject} cannot be read, so the policy of its client stays as it was.`,
    );
    await noteFailure(trusted, { ...job, companyId: clientId, subject }, cause);
    return;
  }
  await clearFailure(trusted, job);
  const inForce = versionOn(versions, localDate(now(), zone));
  if (inForce === undefined) return;
  const policy = db.doc(`clients/${clientId}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(policy);
    const stamps = stored.exists ? updatedStamps(TRUSTED_ACTOR) : createdStamps(TRUSTED_ACTOR);
    const before = versions.filter((version) => isBefore(version, inForce));
    const current = await Promise.all(before.map(({ n }) => transaction.get(sets.doc(String(n)))));
    transaction.set(policy, { clientId, ...inForce.policy, ...stamps }, { merge: true });
    for (const entry of current) {
      if (entry.get('status') !== 'published') continue;
      transaction.update(entry.ref, { status: 'superseded', ...updatedStamps(TRUSTED_ACTOR) });
    }
  });
}

function isBefore(version: RequirementSet, inForce: RequirementSet): boolean {
  return (
    version.status === 'published' && version.n < inForce.n && version.effectiveFrom <= inForce.effectiveFrom
  );
}

/** Contractors read with one loader. */
const TOGETHER = 200;

type Version = Pick<RequirementSet, 'clientId' | 'n' | 'effectiveFrom'>;

/**
 * N10: what the new version asks otherwise than the one before it, and what of it is not met. Both are judged on the day on
 * which it takes effect, so that one that does so at once is told as well.
 */
async function tellContractors(trusted: Trusted, version: Version): Promise<void> {
  const { clientId, n, effectiveFrom } = version;
  const open = await trusted.db
    .collection('engagements')
    .where('clientId', '==', clientId)
    .where('state', 'in', ['in_progress', 'submitted', 'approved', 'suspended'])
    .get();
  const client = await companyNameOf(trusted, clientId);
  let loader = createInputLoader(trusted);
  for (const [index, entry] of open.docs.entries()) {
    // What it keeps of so many contractors is enough for a small instance.
    if (index % TOGETHER === 0) loader = createInputLoader(trusted);
    const contractorId = textOf(entry.get('contractorId'));
    const input = await loader.load(clientId, contractorId);
    if (input === undefined) continue;
    const { changed, unmet } = changesOf(input, version);
    if (changed === 0) continue;
    await notify(trusted, await activeUsers(trusted, contractorId), {
      eventKey: `requirements-${engagementId(clientId, contractorId)}-${n}`,
      title: `Requirements change on ${formatDate(effectiveFrom)}`,
      body: `${client}: ${changed === 1 ? '1 item changes' : `${changed} items change`} for you, ${unmet} not met today.`,
    });
  }
}

/** Items that the version adds, takes away or asks with another value, and those of them that are not met. */
function changesOf(
  input: EvaluationInput,
  { n, effectiveFrom }: Version,
): { changed: number; unmet: number } {
  const asOf = effectiveFrom > input.asOf ? effectiveFrom : input.asOf;
  const older = input.requirementSet.filter((version) => version.n < n);
  const known = input.requirementSet.filter((version) => version.n <= n);
  const before = itemsOf({ ...input, asOf, requirementSet: older });
  const then = itemsOf({ ...input, asOf, requirementSet: known });
  const keys = [...new Set([...before.keys(), ...then.keys()])].filter(
    (key) => before.has(key) !== then.has(key) || before.get(key)?.required !== then.get(key)?.required,
  );
  const staff = staffChangesOf({ ...input, asOf }, older, known);
  return {
    changed: keys.length + staff.changed,
    unmet: keys.filter((key) => then.get(key)?.status === 'non_compliant').length + staff.unmet,
  };
}

/** Documents of people that are asked otherwise than before: most clients do not let them count for the company. */
function staffChangesOf(
  input: EvaluationInput,
  older: readonly RequirementSet[],
  known: readonly RequirementSet[],
): { changed: number; unmet: number } {
  const [before, then] = [versionOn(older, input.asOf), versionOn(known, input.asOf)];
  if (then === undefined) return { changed: 0, unmet: 0 };
  const textOfType = (set: RequirementSet | undefined, id: string) =>
    JSON.stringify(set?.staffDocs.find(({ typeId }) => typeId === id) ?? null);
  const ids = [...(before?.staffDocs ?? []), ...then.staffDocs].map(({ typeId }) => typeId);
  const differing = [...new Set(ids)].filter((id) => textOfType(before, id) !== textOfType(then, id));
  if (differing.length === 0) return { changed: 0, unmet: 0 };
  const lacking = staffImpact(input, then)?.lacking ?? {};
  return { changed: differing.length, unmet: differing.filter((id) => (lacking[id] ?? 0) > 0).length };
}

function itemsOf(input: EvaluationInput): ReadonlyMap<string, Item> {
  return new Map(evaluateOn(input).items.map((item) => [item.key, item]));
}
