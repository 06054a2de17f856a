import {
  documentPath,
  type EngagementState,
  EVIDENCE_VISIBLE_STATES,
  engagementId,
  evaluate,
  forecast,
  injuryFacts,
  insuranceFacts,
  listedFacts,
  nameWords,
  newestDocument,
  type OutlookStep,
  outlookOf,
  programMeanKey,
  type Result,
  versionOn,
} from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { createInputLoader, type InputLoader, type LoadedInput } from './input-loader.ts';
import { engagementStateOf } from './load-input.ts';
import { tellDamage } from './tell-damage.ts';
import { tellStatus } from './tell-status.ts';
import { writeStaffSnapshots } from './write-staff-snapshots.ts';

/**
 * Evaluates one contractor for one client as of today in the client's time zone and stores the result (domain section 2,
 * snapshot), and that of each of its people who works for the client. The inputs are read after the event that asked for it, so of several runs the last to read has the newest;
 * a run that read less than what is stored by now does not overwrite it. Answers the result; undefined without engagement.
 */
export async function writeSnapshot(
  trusted: Trusted,
  clientId: string,
  contractorId: string,
  loader: InputLoader = createInputLoader(trusted),
): Promise<Result | undefined> {
  const id = engagementId(clientId, contractorId);
  const { readAt } = loader;
  const input = await loader.load(clientId, contractorId);
  if (input === undefined) return undefined;
  const result = evaluate(input);
  const outlook = outlookOf(result, forecast(input));
  const reference = trusted.db.doc(documentPath('snapshots', id));
  const before = await trusted.db.runTransaction(async (transaction) => {
    const engagementRef = trusted.db.doc(documentPath('engagements', id));
    const engagement = (await transaction.get(engagementRef)).data();
    const stored = (await transaction.get(reference)).data();
    const isOlder = typeof stored?.readAt === 'number' && stored.readAt > readAt;
    if (engagement === undefined || isOlder) return undefined;
    transaction.set(reference, snapshotFields(engagement, input, result, outlook, readAt));
    transaction.update(engagementRef, {
      ...listedFields(result, engagementStateOf(engagement)),
      nameWords: nameWords(textOf(engagement.contractorName)),
      evaluatedAt: FieldValue.serverTimestamp(),
    });
    return { stored, engagement };
  });
  if (before !== undefined) {
    const isVisible = EVIDENCE_VISIBLE_STATES.includes(engagementStateOf(before.engagement));
    const seen = isVisible ? input : undefined;
    await writeStaffSnapshots(trusted, { clientId, contractorId }, seen, readAt);
    await tellStatus(trusted, { ...before, id, result });
    const { damaged = [], damagedPaths: paths } = input;
    await tellDamage(trusted, { id, contractorId, paths, fails: damaged.length > 0, stored: before.stored });
  }
  return result;
}

const LISTED = ['overall', 'readinessPct', 'nextChangeOn', 'changesOn', 'trir', 'emr', 'blockers'] as const;

/** What the list shows of the result; what it must not show, or has not, is taken away. */
function listedFields(result: Result, state: EngagementState): DocumentData {
  const facts = listedFacts(result, state);
  return Object.fromEntries(
    LISTED.map((name) => [name, facts[name] === undefined ? FieldValue.delete() : facts[name]]),
  );
}

function snapshotFields(
  engagement: DocumentData,
  input: LoadedInput,
  result: Result,
  outlook: readonly OutlookStep[],
  readAt: number,
): DocumentData {
  const { clientId, contractorId, clientName, contractorName } = engagement;
  const state = engagementStateOf(engagement);
  const injuries = injuryFacts(result, input.evidence.oshaYears);
  const { naicsPrimary } = input.contractor;
  const newest = newestDocument(input.evidence.documents, clientId);
  return {
    clientId,
    contractorId,
    clientName,
    contractorName,
    nameWords: nameWords(textOf(contractorName)),
    engagementState: state,
    visible: EVIDENCE_VISIBLE_STATES.includes(state),
    result,
    forecastDates: outlook.map(({ date }) => date),
    outlook,
    insurance: insuranceFacts(result, input.evidence.policies),
    ...(injuries === undefined ? {} : { injuries }),
    ...(naicsPrimary === undefined ? {} : { naics: naicsPrimary }),
    ...(newest === undefined ? {} : { newestDocument: newest }),
    programMean: programMeanKey(result.items, versionOn(input.requirementSet, result.asOf)?.programs ?? []),
    readAt,
    damagedRecords: input.damagedPaths.length,
    evaluatedAt: FieldValue.serverTimestamp(),
  };
}
