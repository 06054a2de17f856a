import {
  type AnswerRow,
  answerRows,
  documentTasks,
  policyTasks,
  programTasks,
  questionnaireTasks,
  type RequirementSet,
  type Review,
  type ReviewTask,
  staffTasks,
  statisticsTasks,
  type TaskResponse,
  taskResponse,
  versionOn,
} from '@vcms/domain';
import type { JudgedFacts } from './snapshots.ts';
import { SERVICE_COLLEAGUE } from './words/demo-ids.ts';

/** The client's policy in force on a day, as the server copies it out of the demands. */
function selfReviewOf(sets: readonly RequirementSet[], clientId: string, today: string): boolean {
  const own = sets.filter((set) => set.clientId === clientId);
  return versionOn(own, today)?.policy.selfReview === true;
}

function acceptedAt(reviews: readonly Review[], responseId: string): Date | undefined {
  return reviews
    .filter(({ subjectType, subjectId }) => subjectType === 'questionnaire' && subjectId === responseId)
    .findLast(({ scope, decision }) => scope === 'firm' && decision === 'accepted')?.decidedAt;
}

type File = JudgedFacts['files'][number];

/** A contractor, by whom it is seen, and what was decided. */
function relationsFacts(facts: JudgedFacts, { contractorId, reviews }: File, today: string) {
  const company = facts.companies.find(({ id }) => id === contractorId)?.record;
  const { name: contractorName = '', operatingSince } = company ?? {};
  const relations = facts.engagements
    .map(({ record }) => record)
    .filter((record) => record.contractorId === contractorId)
    .map(({ clientId, clientName, state }) => {
      const selfReview = selfReviewOf(facts.requirementSets, clientId, today);
      return { clientId, clientName, state, selfReview, today };
    });
  return { contractorId, contractorName, relations, reviews, today, operatingSince };
}

function responsesOf(facts: JudgedFacts, { responses, reviews }: File): readonly TaskResponse[] {
  return responses.flatMap((response) => {
    const version = facts.questionnaires.find(
      ({ definitionId, n }) => definitionId === response.definitionId && n === response.defVersion,
    );
    return version === undefined ? [] : [taskResponse(response, version, acceptedAt(reviews, response.id))];
  });
}

/** The registers of answers, as the server would keep them. */
export function buildAnswerRows(facts: JudgedFacts, today: string): readonly AnswerRow[] {
  return facts.files.flatMap((file) =>
    answerRows({ ...relationsFacts(facts, file, today), responses: responsesOf(facts, file) }),
  );
}

/** Every decision that the demo contractors' evidence waits for, as the server would keep it. */
export function buildReviewTasks(facts: JudgedFacts, today: string): readonly ReviewTask[] {
  return facts.files.flatMap((file) => {
    const { policies, holders, oshaYears, emr, notRated, programs, documents } = file;
    const stored = policies.map((policy) =>
      policy.onBehalf === undefined ? policy : { ...policy, createdBy: SERVICE_COLLEAGUE },
    );
    const active = file.people.filter(({ status }) => status === 'active').map(({ id }) => id);
    const known = relationsFacts(facts, file, today);
    return [
      ...policyTasks({ ...known, policies: stored, holders }),
      ...statisticsTasks({ ...known, oshaYears, emr, notRated }),
      ...programTasks({ ...known, programs }),
      ...documentTasks({ ...known, documents }),
      ...staffTasks({
        ...known,
        assignments: file.assignments,
        documents: file.staffDocuments.filter(({ staffId }) => active.includes(staffId)),
      }),
      ...questionnaireTasks({ ...known, responses: responsesOf(facts, file) }),
    ];
  });
}
