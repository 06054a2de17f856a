import type { CalendarDate } from './calendar-date.ts';
import { lockId } from './collection-paths.ts';
import { type EngagementState, EVIDENCE_VISIBLE_STATES, OPEN_ENGAGEMENT_STATES } from './engagement.ts';
import { type EvidenceState, WAITING_EVIDENCE_STATES } from './evidence-state.ts';
import { isWaitingHolder } from './holder-review.ts';
import type { Policy, PolicyHolder } from './schemas/insurance-schemas.ts';
import type { Review } from './schemas/review-schema.ts';
import type { ReviewTask } from './schemas/review-task-schema.ts';
import { returnsOf } from './task-returns.ts';

/** The scope of what the firm reviews, for all clients. */
export const FIRM_SCOPE = 'firm';

/** A place in the queue is counted up to here: one read, however long the queue is. */
export const QUEUE_COUNT_MAX = 500;

/** A client of the contractor, as far as it matters who decides on what. */
export interface TaskRelation {
  readonly clientId: string;
  readonly clientName: string;
  readonly state: EngagementState;
  /** The client decides for itself also on what the firm has accepted. */
  readonly selfReview: boolean;
  /** Today where the client is. */
  readonly today: CalendarDate;
}

export type TaskPolicy = Pick<
  Policy,
  | 'id'
  | 'line'
  | 'policyNumber'
  | 'namedInsured'
  | 'supersedes'
  | 'expiration'
  | 'state'
  | 'version'
  | 'submittedOn'
  | 'onBehalf'
> & { readonly createdBy?: string | undefined };

export type TaskReview = Pick<Review, 'scope' | 'subjectType' | 'subjectId' | 'subjectVersion'> &
  Partial<Pick<Review, 'decision'>>;

export type TaskHolder = Pick<
  PolicyHolder,
  'policyId' | 'clientId' | 'certificateDocId' | 'scheduled' | 'docIds' | 'state' | 'submittedOn' | 'reviewed'
>;

/** What is known of one contractor. */
export interface TaskFacts {
  readonly contractorId: string;
  readonly contractorName: string;
  readonly policies: readonly TaskPolicy[];
  /** What the policies show for single clients, at least what waits. */
  readonly holders: readonly TaskHolder[];
  readonly relations: readonly TaskRelation[];
  /** At least the clients' own ones, and the firm's of what waits for it. */
  readonly reviews: readonly TaskReview[];
}

/** States that concern a client: what waits for the firm, and with its own review also what the firm accepted. */
export function statesForClient(selfReview: boolean): readonly EvidenceState[] {
  return selfReview ? [...WAITING_EVIDENCE_STATES, 'accepted'] : WAITING_EVIDENCE_STATES;
}

/** Its lock has the same id. */
export function reviewTaskId({
  scope,
  subjectType,
  contractorId,
  subjectId,
}: Pick<ReviewTask, 'scope' | 'subjectType' | 'contractorId' | 'subjectId'>): string {
  return lockId(scope, subjectType, contractorId, subjectId);
}

/** Evidence that a client may decide on for itself. */
interface ClientSubject extends Pick<ReviewTask, 'subjectType' | 'state' | 'version'> {
  readonly id: string;
  /** The first day on which there is nothing left to decide. */
  readonly endsOn: CalendarDate;
}

function isDecided(
  reviews: readonly TaskReview[],
  scope: string,
  { subjectType, id, version }: ClientSubject,
): boolean {
  return reviews.some(
    (review) =>
      review.scope === scope &&
      review.subjectType === subjectType &&
      review.subjectId === id &&
      review.subjectVersion === version,
  );
}

/**
 * Whether a client may still decide for itself: nothing that it decided in this version, and of what the firm accepted only
 * what still covers.
 */
export function waitsForClient(
  subject: ClientSubject,
  relation: TaskRelation,
  reviews: readonly TaskReview[],
): boolean {
  const { clientId, state, selfReview, today } = relation;
  if (!EVIDENCE_VISIBLE_STATES.includes(state)) return false;
  if (!statesForClient(selfReview).includes(subject.state)) return false;
  if (subject.state === 'accepted' && subject.endsOn <= today) return false;
  return !isDecided(reviews, clientId, subject);
}

/** The policy as evidence: it covers until its last day has begun. */
function clientSubject({ id, state, version, expiration }: TaskPolicy): ClientSubject {
  return { subjectType: 'policy', id, state, version, endsOn: expiration };
}

/** What one client is shown by an accepted policy and nobody has reviewed; of a policy that waits it goes with the policy. */
interface WaitingHolder {
  readonly relation: TaskRelation;
  readonly submittedOn: CalendarDate | undefined;
}

function waitingHolders({ holders, relations }: TaskFacts, policy: TaskPolicy): readonly WaitingHolder[] {
  if (policy.state !== 'accepted') return [];
  const waiting = holders.filter((holder) => holder.policyId === policy.id && isWaitingHolder(holder));
  return waiting.flatMap(({ clientId, submittedOn }) => {
    const relation = relations.find((one) => one.clientId === clientId);
    if (relation === undefined || !EVIDENCE_VISIBLE_STATES.includes(relation.state)) return [];
    return policy.expiration <= relation.today ? [] : [{ relation, submittedOn }];
  });
}

/** A task for what an accepted policy shows for these clients; it has waited since the first of them was submitted. */
function certificateTask(
  facts: TaskFacts,
  policy: TaskPolicy,
  scope: string,
  waiting: readonly WaitingHolder[],
): readonly ReviewTask[] {
  if (waiting.length === 0) return [];
  const names = waiting.map(({ relation }) => relation.clientName).toSorted();
  const [since] = waiting.flatMap(({ submittedOn }) => submittedOn ?? []).toSorted();
  const { submittedOn, ...task } = taskOf(facts, policy, scope, names);
  return [{ ...task, state: 'submitted', submittedOn: since ?? submittedOn, certificatesFor: names }];
}

/** Decisions on what accepted policies show for single clients: the client's own where it reviews for itself, else the firm's. */
function certificateTasks(facts: TaskFacts, policy: TaskPolicy): readonly ReviewTask[] {
  const waiting = waitingHolders(facts, policy);
  const own = waiting.filter(
    ({ relation }) => relation.selfReview && !waitsForClient(clientSubject(policy), relation, facts.reviews),
  );
  return [
    ...certificateTask(
      facts,
      policy,
      FIRM_SCOPE,
      waiting.filter(({ relation }) => !relation.selfReview),
    ),
    ...own.flatMap((one) => certificateTask(facts, policy, one.relation.clientId, [one])),
  ];
}

function taskOf(facts: TaskFacts, policy: TaskPolicy, scope: string, clients: readonly string[]): ReviewTask {
  const { contractorId, contractorName } = facts;
  const {
    id: subjectId,
    line,
    policyNumber,
    namedInsured,
    supersedes,
    state,
    version,
    onBehalf,
    createdBy,
  } = policy;
  const place = { scope, subjectType: 'policy', contractorId, subjectId } as const;
  return {
    id: reviewTaskId(place),
    ...place,
    contractorName,
    clients: clients.toSorted(),
    state,
    version,
    submittedOn: policy.submittedOn ?? '',
    ...(state === 'accepted' ? { endsOn: policy.expiration } : {}),
    line,
    policyNumber,
    namedInsured,
    ...(supersedes === undefined ? {} : { supersedes }),
    ...(onBehalf === undefined || createdBy === undefined
      ? {}
      : { entered: { by: createdBy, firmName: onBehalf.firmName } }),
  };
}

/**
 * Every decision that one contractor's policies wait for: the firm's until it is made, that of each client that sees the
 * contractor, and one side's on what an accepted policy shows for single clients. A client's task names no other client: nobody learns of somebody else's relation.
 */
export function policyTasks(facts: TaskFacts): readonly ReviewTask[] {
  const { relations, reviews } = facts;
  const relying = relations.filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
  const names = relying.map(({ clientName }) => clientName);
  return facts.policies
    .filter(({ submittedOn }) => submittedOn !== undefined)
    .flatMap((policy) => [
      ...(WAITING_EVIDENCE_STATES.includes(policy.state)
        ? [
            {
              ...taskOf(facts, policy, FIRM_SCOPE, names),
              ...returnsOf({ subjectType: 'policy', subjectId: policy.id }, reviews),
            },
          ]
        : []),
      ...relations
        .filter((relation) => waitsForClient(clientSubject(policy), relation, reviews))
        .map(({ clientId, clientName }) => taskOf(facts, policy, clientId, [clientName])),
      ...certificateTasks(facts, policy),
    ]);
}
