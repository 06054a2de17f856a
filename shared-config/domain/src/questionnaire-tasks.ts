import { knockouts } from './compliance/questionnaire-items.ts';
import { OPEN_ENGAGEMENT_STATES } from './engagement.ts';
import { type EvidenceState, WAITING_EVIDENCE_STATES } from './evidence-state.ts';
import { FIRM_SCOPE, reviewTaskId, type TaskFacts, waitsForClient } from './review-tasks.ts';
import type { QuestionnaireResponse, QuestionnaireVersion } from './schemas/program-schemas.ts';
import type { ReviewTask } from './schemas/review-task-schema.ts';
import { returnsOf } from './task-returns.ts';

/** Answers of one contractor to one questionnaire, as far as it matters who decides on them. */
export interface TaskResponse {
  readonly id: string;
  readonly state: QuestionnaireResponse['state'];
  readonly version: number;
  readonly submittedOn?: string | undefined;
  /** 'firm', or the client whose supplement it is. */
  readonly owner: string;
  readonly shown: NonNullable<ReviewTask['questionnaire']>;
}

/** What is known of one contractor's questionnaires. */
export interface QuestionnaireFacts
  extends Pick<TaskFacts, 'contractorId' | 'contractorName' | 'relations' | 'reviews'> {
  readonly responses: readonly TaskResponse[];
}

/** Answers as their task shows them; `acceptedAt`: when the firm accepted answers to this questionnaire last. */
export function taskResponse(
  response: QuestionnaireResponse,
  version: QuestionnaireVersion,
  acceptedAt: Date | undefined,
): TaskResponse {
  const { id, state, submittedOn, defVersion, progressPct } = response;
  const changed = Object.values(response.answers).filter(
    ({ answeredAt }) => acceptedAt !== undefined && answeredAt > acceptedAt,
  );
  return {
    ...{ id, state, submittedOn, version: response.version, owner: version.owner },
    shown: {
      ...{ title: version.title, defVersion, progressPct },
      knockouts: knockouts(version, response).length,
      ...(acceptedAt === undefined ? {} : { changed: changed.length }),
    },
  };
}

/** States that a review knows; an outdated one is answered anew before anybody decides. */
function reviewState(state: TaskResponse['state']): EvidenceState | undefined {
  return state === 'outdated' ? undefined : state;
}

/** Every decision that one contractor's questionnaires wait for; a supplement concerns the firm and the client that owns it. */
export function questionnaireTasks(facts: QuestionnaireFacts): readonly ReviewTask[] {
  const { contractorId, contractorName, relations, reviews, responses } = facts;
  return responses.flatMap(
    ({ id, version, submittedOn, owner, shown, ...response }): readonly ReviewTask[] => {
      const state = reviewState(response.state);
      if (state === undefined || submittedOn === undefined) return [];
      const concerned = relations.filter(({ clientId }) => owner === FIRM_SCOPE || owner === clientId);
      const taskFor = (scope: string, clients: readonly string[]): ReviewTask => {
        const place = { scope, subjectType: 'questionnaire', contractorId, subjectId: id } as const;
        const about = { contractorName, clients: clients.toSorted(), state, version, submittedOn };
        return { id: reviewTaskId(place), ...place, ...about, questionnaire: shown };
      };
      const subject = { subjectType: 'questionnaire', id, state, version, endsOn: '9999-12-31' } as const;
      const relying = concerned.filter((one) => OPEN_ENGAGEMENT_STATES.includes(one.state));
      return [
        ...(WAITING_EVIDENCE_STATES.includes(state)
          ? [
              {
                ...taskFor(
                  FIRM_SCOPE,
                  relying.map(({ clientName }) => clientName),
                ),
                ...returnsOf({ subjectType: 'questionnaire', subjectId: id }, reviews),
              },
            ]
          : []),
        ...concerned
          .filter((relation) => waitsForClient(subject, relation, reviews))
          .map(({ clientId, clientName }) => taskFor(clientId, [clientName])),
      ];
    },
  );
}
