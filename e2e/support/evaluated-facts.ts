import {
  type CalendarDate,
  collectionPath,
  documentPath,
  type EvaluationInput,
  engagementId,
  evaluate,
  NO_EVIDENCE,
  type Status,
} from '@vcms/domain';
import * as schemas from '@vcms/domain/schemas';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { AdminSdk } from './admin-sdk.ts';
import type { StoryParties } from './story-parties.ts';

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]));
}

/** The documents of a query; unlike the server this stops at a damaged one. */
async function readAll<Schema extends z.ZodType>(query: Query, schema: Schema): Promise<z.output<Schema>[]> {
  const found = await query.get();
  return found.docs.map((entry) => schema.parse({ ...(plain(entry.data()) as object), id: entry.id }));
}

/** The overall status that the pure evaluation gives for the stored policies, programs and OSHA years of a story on any day. */
export async function statusOnPaper(
  { firestore }: AdminSdk,
  { clientId, contractorId, contractorName }: StoryParties,
  asOf: CalendarDate,
): Promise<Status> {
  const pair = (name: 'requirementOverrides' | 'variances') =>
    firestore.collection(name).where('clientId', '==', clientId).where('contractorId', '==', contractorId);
  const own = (name: 'policies' | 'programVersions' | 'oshaYears' | 'reviews' | 'documents') =>
    firestore.collection(collectionPath(name, contractorId));
  const [policies, programs, oshaYears, reviews, documents, requirementSet, overrides, variances] =
    await Promise.all([
      readAll(own('policies'), schemas.policySchema),
      readAll(own('programVersions'), schemas.programVersionSchema),
      readAll(own('oshaYears'), schemas.oshaYearSchema),
      readAll(own('reviews'), schemas.reviewSchema),
      readAll(own('documents'), schemas.documentSchema),
      readAll(
        firestore.collection(collectionPath('requirementSets', clientId)),
        schemas.requirementSetSchema,
      ),
      readAll(pair('requirementOverrides'), schemas.requirementOverrideSchema),
      readAll(pair('variances'), schemas.varianceSchema),
    ]);
  const engagement = await firestore
    .doc(documentPath('engagements', engagementId(clientId, contractorId)))
    .get();
  const company = await firestore.doc(documentPath('companies', contractorId)).get();
  const input: EvaluationInput = {
    asOf,
    contractor: {
      id: contractorId,
      name: contractorName,
      trades: company.get('trades'),
      riskLevel: 'medium',
    },
    requirementSet,
    overrides,
    variances,
    reviews,
    evidence: { ...NO_EVIDENCE, policies, programs, oshaYears, documents },
    engagementState: engagement.get('state'),
    benchmarks: [],
  };
  return evaluate(input).overall;
}
