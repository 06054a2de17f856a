import {
  type Actor,
  type Fixtures,
  isFirm,
  nameOf,
  OF_SCOPE,
  relation,
  type Spot,
  stamped,
  TODAY,
} from '@vcms/testing/access';

function lockOf({ client, contractor }: Spot, actor: Actor, subjectId: string) {
  const scope = isFirm(actor) ? 'firm' : client;
  return {
    parents: [],
    id: `${scope}_policy_${contractor}_${subjectId}`,
    data: {
      scope,
      contractorId: contractor,
      subjectType: 'policy',
      subjectId,
      holderUid: actor.uid,
      holderName: 'Ira Vale',
      until: new Date(Date.now() + 10 * 60_000),
    },
  };
}

/** `client` is whose task it is, the firm's as well. */
function taskOf({ client, contractor }: Pick<Spot, 'client' | 'contractor'>, subjectId: string) {
  return {
    parents: [],
    id: `${client}_policy_${contractor}_${subjectId}`,
    data: {
      scope: client,
      subjectType: 'policy',
      subjectId,
      contractorId: contractor,
      contractorName: nameOf(contractor),
      clients: [nameOf(client)],
      state: 'submitted',
      version: 1,
      submittedOn: TODAY,
      line: 'gl',
      policyNumber: 'GL-100',
      namedInsured: nameOf(contractor),
    },
  };
}

/** Queue and locks of the review workbench. */
export const REVIEW_FIXTURES: Fixtures = {
  reviewTasks: relation(
    () => ({}),
    { state: 'in_review' },
    {
      spots: OF_SCOPE,
      stored: (spot) => ({ ...taskOf(spot, 'p1'), data: stamped(taskOf(spot, 'p1').data) }),
      fresh: (spot) => taskOf(spot, 'p2'),
      filter: ({ client }) => [['scope', '==', client]],
    },
  ),
  locks: relation(
    () => ({}),
    {},
    {
      stored: (spot, actor) => {
        const lock = lockOf(spot, { ...actor, uid: 'u-somebody' }, 'p1');
        const data = stamped({ ...lock.data, until: new Date(Date.now() - 60_000) });
        return { ...lock, data };
      },
      fresh: (spot, actor) => lockOf(spot, actor, 'p2'),
      edit: (spot, actor) => lockOf(spot, actor, 'p1').data,
    },
  ),
};
