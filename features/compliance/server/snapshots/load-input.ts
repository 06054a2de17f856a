import {
  collectionPath,
  documentPath,
  ENGAGEMENT_STATES,
  type EvaluationInput,
  type Evidence,
  RISK_LEVELS,
} from '@vcms/domain';
import * as schemas from '@vcms/domain/schemas';
import type { Trusted } from '@vcms/server/core';
import { type CheckedReader, type ReadRecords, readAll, readChecked, textOf } from '@vcms/server/core';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { loadStaff } from './load-staff.ts';

/** Everything the evaluation asks of one contractor, whoever the client is; what is damaged is left to `read`. */
export async function loadEvidence(
  trusted: Trusted,
  contractorId: string,
  read: CheckedReader['read'] = readAll,
): Promise<Evidence> {
  const { db } = trusted;
  const own = (name: Parameters<typeof collectionPath>[0]) =>
    db.collection(`${documentPath('companies', contractorId)}/${name}`);
  const [policies, oshaYears, emr, notRated, programs, responses, documents, staff] = await Promise.all([
    read(own('policies'), schemas.policySchema),
    read(own('oshaYears'), schemas.oshaYearSchema),
    read(own('emr'), schemas.emrRecordSchema),
    read(own('notRated'), schemas.notRatedSchema),
    read(own('programVersions'), schemas.programVersionSchema),
    read(own('answers'), schemas.responseSchema),
    read(own('documents'), schemas.documentSchema),
    loadStaff(trusted, contractorId, read),
  ]);
  const holders = await Promise.all(
    policies.map(({ id }) =>
      read(
        db.collection(collectionPath('policyHolders', contractorId, id)),
        schemas.policyHolderSchema,
        (entry) => ({
          policyId: id,
          clientId: entry.id,
        }),
      ),
    ),
  );
  return {
    policies,
    holders: holders.flat(),
    oshaYears,
    emr,
    notRated,
    programs,
    questionnaires: [],
    responses,
    documents,
    staff,
  };
}

/** What one client asks of all its contractors. */
export type ClientTerms = {
  /** With what is damaged but drafts: those ask nothing yet. */
  readonly requirementSet: ReadRecords<EvaluationInput['requirementSet'][number]>;
  /** Those that cannot be read, of questionnaires that must be answered; drafts ask nothing yet. */
  readonly questionnaires: ReadRecords<Evidence['questionnaires'][number]>;
  readonly docTypes: ReadRecords<Evidence['staff']['docTypes'][number]>;
};

export async function loadClientTerms({ db }: Trusted, clientId: string): Promise<ClientTerms> {
  const [found, docTypes] = await Promise.all([
    readChecked(db.collection(collectionPath('requirementSets', clientId)), schemas.requirementSetSchema),
    readChecked(db.collection(collectionPath('staffDocTypes', clientId)), schemas.staffDocTypeSchema),
  ]);
  const requirementSet = {
    records: found.records,
    damaged: found.damaged.filter(isNoDraft),
  };
  const named = requirementSet.records.map(({ questionnaire }) => questionnaire);
  const required = new Set(named.filter((one) => one.required).map(({ definitionId }) => definitionId));
  const versions = await Promise.all(
    [...new Set(named.map(({ definitionId }) => definitionId))].map(async (definitionId) => {
      const read = await readChecked(
        db.collection(collectionPath('questionnaireVersions', definitionId)),
        schemas.questionnaireVersionSchema,
      );
      const isAsked = required.has(definitionId);
      return { ...read, damaged: isAsked ? read.damaged.filter(isNoDraft) : [] };
    }),
  );
  const questionnaires = {
    records: versions.flatMap(({ records }) => records),
    damaged: versions.flatMap(({ damaged }) => damaged),
  };
  return { requirementSet, docTypes, questionnaires };
}

function isNoDraft(stored: DocumentSnapshot): boolean {
  return stored.get('status') !== 'draft';
}

/** What stands between one client and one contractor. */
export async function loadPair(
  { db }: Trusted,
  clientId: string,
  contractorId: string,
): Promise<{
  readonly overrides: ReadRecords<EvaluationInput['overrides'][number]>;
  readonly variances: ReadRecords<EvaluationInput['variances'][number]>;
}> {
  const pair = (name: 'requirementOverrides' | 'variances') =>
    db.collection(name).where('clientId', '==', clientId).where('contractorId', '==', contractorId);
  const [overrides, variances] = await Promise.all([
    readChecked(pair('requirementOverrides'), schemas.requirementOverrideSchema),
    readChecked(pair('variances'), schemas.varianceSchema),
  ]);
  return { overrides, variances };
}

/** The contractor itself, as the evaluation sees it. */
export function evaluatedContractor(
  company: DocumentSnapshot,
  engagement: DocumentData,
): EvaluationInput['contractor'] {
  const { name, naicsPrimary, operatingSince, trades, status } = company.data() ?? {};
  return {
    id: company.id,
    name: textOf(name),
    ...(typeof naicsPrimary === 'string' ? { naicsPrimary } : {}),
    ...(typeof operatingSince === 'string' ? { operatingSince } : {}),
    trades: Array.isArray(trades) ? trades : [],
    riskLevel: RISK_LEVELS.find((known) => known === engagement.riskLevel) ?? 'medium',
    ...(status === 'suspended' ? { suspended: true } : {}),
  };
}

export function engagementStateOf(engagement: DocumentData): EvaluationInput['engagementState'] {
  return ENGAGEMENT_STATES.find((known) => known === engagement.state) ?? 'requested';
}
