import {
  collectionPath,
  type RequirementOverride,
  type RequirementSet,
  type Review,
  SHOWN_EVIDENCE_STATES,
  type StaffAssignment,
  type StaffDocType,
  type StaffDocument,
} from '@vcms/domain';
import {
  requirementOverrideSchema,
  requirementSetSchema,
  reviewSchema,
  staffDocTypeSchema,
  staffDocumentSchema,
} from '@vcms/domain/schemas';
import { readAll, readChecked } from '@vcms/server/core';
import type { Firestore } from 'firebase-admin/firestore';

/** What a client asks of everybody. */
export interface GateTerms {
  readonly sets: readonly RequirementSet[];
  readonly docTypes: readonly StaffDocType[];
}

/** undefined: something of it cannot be read, so nobody can be called ready (domain 3.7). */
export async function readGateTerms(db: Firestore, clientId: string): Promise<GateTerms | undefined> {
  const [sets, docTypes] = await Promise.all([
    readChecked(db.collection(collectionPath('requirementSets', clientId)), requirementSetSchema),
    readChecked(db.collection(collectionPath('staffDocTypes', clientId)), staffDocTypeSchema),
  ]);
  // A draft asks nothing yet.
  const damaged = [...sets.damaged.filter((one) => one.get('status') !== 'draft'), ...docTypes.damaged];
  return damaged.length > 0 ? undefined : { sets: sets.records, docTypes: docTypes.records };
}

/** What one person has, and what was decided on it. */
export interface GatePapers {
  readonly documents: readonly StaffDocument[];
  readonly reviews: readonly Review[];
  readonly overrides: readonly RequirementOverride[];
}

/** As the client reads it: no drafts, and no decisions of other clients. undefined: a decision cannot be read. */
export async function readGatePapers(
  db: Firestore,
  clientId: string,
  { contractorId, staffId }: StaffAssignment,
): Promise<GatePapers | undefined> {
  const [documents, reviews, overrides] = await Promise.all([
    readAll(
      db
        .collection(collectionPath('staffDocuments', contractorId, staffId))
        .where('state', 'in', [...SHOWN_EVIDENCE_STATES]),
      staffDocumentSchema,
      () => ({ staffId }),
    ),
    readChecked(
      db
        .collection(collectionPath('reviews', contractorId))
        .where('scope', 'in', ['firm', clientId])
        .where('subjectType', '==', 'staff_document')
        .where('staffId', '==', staffId),
      reviewSchema,
    ),
    readChecked(
      db
        .collection(collectionPath('requirementOverrides'))
        .where('clientId', '==', clientId)
        .where('contractorId', '==', contractorId),
      requirementOverrideSchema,
    ),
  ]);
  if (reviews.damaged.length + overrides.damaged.length > 0) return undefined;
  return { documents, reviews: reviews.records, overrides: overrides.records };
}
