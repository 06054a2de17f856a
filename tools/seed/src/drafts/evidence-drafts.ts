import {
  type EngagementState,
  engagementId,
  isAssignmentInSight,
  type Policy,
  staffAssignmentId,
} from '@vcms/domain';
import type { ContractorFile } from '../words/contractor-file.ts';
import { type Draft, draftOf, type Origin } from '../words/demo-draft.ts';
import { firstUserOf, SERVICE_COLLEAGUE } from '../words/demo-ids.ts';
import { at, early } from '../words/demo-records.ts';

/** Collections that are read over all companies carry the contractor besides (docs/data-model.md). */
function ofContractor<Entity extends object>(contractorId: string, entity: Entity) {
  return { ...entity, contractorId };
}

/** What was entered on a contractor's behalf was written by customer service. */
function enteredBy({ onBehalf }: Policy, origin: Origin): Origin {
  return onBehalf === undefined ? origin : { ...origin, by: SERVICE_COLLEAGUE };
}

/** What was submitted is kept by the server, at that moment. */
function keptAt({ submittedAt }: { readonly submittedAt: Date }): Origin {
  return { at: submittedAt, by: 'trusted' };
}

/** Relations by their id. */
export type StatesOfRelations = ReadonlyMap<string, EngagementState>;

/** Assignments with what the server keeps on them: whether the client sees them. */
function assignmentDrafts(
  { assignments }: ContractorFile,
  states: StatesOfRelations,
  today: string,
  origin: Origin,
): readonly Draft[] {
  return assignments.map((one) => {
    const state = states.get(engagementId(one.clientId, one.contractorId));
    const visible = isAssignmentInSight(one, state, today);
    return draftOf(
      'staffAssignments',
      [staffAssignmentId(one.clientId, one.staffId)],
      { ...one, visible },
      origin,
    );
  });
}

/** A contractor's evidence and its reviews; papers and their files come apart (file-drafts). */
export function evidenceDrafts(
  file: ContractorFile,
  states: StatesOfRelations,
  today: string,
): readonly Draft[] {
  const { contractorId: c } = file;
  const by = firstUserOf(c);
  const since = ({ submittedOn }: { readonly submittedOn?: string | undefined }): Origin => ({
    at: at(submittedOn ?? today, 3),
    by,
  });
  const own: Origin = { at: early(today, 3), by };
  const with_ = <Entity extends object>(entity: Entity) => ofContractor(c, entity);
  return [
    ...file.policies.map((one) => draftOf('policies', [c, one.id], with_(one), enteredBy(one, since(one)))),
    ...file.holders.map((one) => draftOf('policyHolders', [c, one.policyId, one.clientId], one, own)),
    ...file.versions.map((one) =>
      draftOf('policyVersions', [c, one.policyId, one.id], with_(one), keptAt(one)),
    ),
    ...file.oshaYearVersions.map((one) =>
      draftOf('oshaYearVersions', [c, one.recordId, one.id], with_(one), keptAt(one)),
    ),
    ...file.emrVersions.map((one) =>
      draftOf('emrVersions', [c, one.recordId, one.id], with_(one), keptAt(one)),
    ),
    ...file.notRatedVersions.map((one) =>
      draftOf('notRatedVersions', [c, one.recordId, one.id], with_(one), keptAt(one)),
    ),
    ...file.oshaYears.map((one) => draftOf('oshaYears', [c, one.id], with_(one), since(one))),
    ...file.emr.map((one) => draftOf('emr', [c, one.id], with_(one), since(one))),
    ...file.notRated.map((one) => draftOf('notRated', [c, one.id], with_(one), since(one))),
    ...file.programs.map((one) => draftOf('programVersions', [c, one.id], with_(one), since(one))),
    ...file.responses.map((one) => draftOf('answers', [c, one.id], with_(one), since(one))),
    ...file.people.map((one) => draftOf('staff', [c, one.id], with_(one), own)),
    ...assignmentDrafts(file, states, today, own),
    ...file.staffDocuments.map((one) =>
      draftOf('staffDocuments', [c, one.staffId, one.id], with_(one), since(one)),
    ),
    ...reviewDrafts(file),
  ];
}

function reviewDrafts({ contractorId: c, reviews }: ContractorFile): readonly Draft[] {
  return reviews.flatMap((review) => {
    const origin: Origin = { at: review.decidedAt, by: review.decidedBy };
    const stored = draftOf('reviews', [c, review.id], ofContractor(c, review), origin);
    if (review.decision === 'accepted') return [stored];
    const internal = { internalComment: 'Second time this quarter; talk to the broker.' };
    return [stored, draftOf('reviewInternal', [c, review.id, 'main'], internal, origin)];
  });
}
