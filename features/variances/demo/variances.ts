import { addDays, needsMitigation, type Variance, type VarianceState } from '@vcms/domain';
import { at, contractorId, DEMO_COMPANY_IDS, DEMO_PEOPLE, firstUserOf } from '@vcms/seed/words';

const { northfield, lakeshore } = DEMO_COMPANY_IDS;

type Sketch = readonly [
  clientId: string,
  contractor: number,
  key: string,
  state: VarianceState,
  from: number,
  to: number,
];

/** 12, every state among them; of the active ones one ends today, one in nine days, one is not needed (domain section 8). */
const SKETCHES: readonly Sketch[] = [
  [northfield, 11, 'insurance.gl.occurrence_only', 'requested', 0, 90],
  [lakeshore, 4, 'questionnaire', 'requested', 0, 60],
  [northfield, 1, 'emr', 'approved', -40, 100],
  [lakeshore, 9, 'insurance.umbrella', 'approved', -60, 0],
  [northfield, 3, 'document.msa', 'approved', -50, 9],
  [lakeshore, 7, 'insurance.auto', 'approved', -10, 120],
  [northfield, 5, 'osha.trir', 'denied', -20, 100],
  [northfield, 2, 'insurance.auto', 'expired', -120, -20],
  [lakeshore, 3, 'osha.logs', 'expired', -200, -30],
  [lakeshore, 0, 'insurance.auto', 'closed', -90, 60],
  [northfield, 4, 'emr.avg3', 'revoked', -80, 90],
  [lakeshore, 1, 'insurance.gl', 'withdrawn', -15, 60],
];

const REASON = 'The renewal at the carrier is delayed; the broker confirmed the terms in writing.';
const MITIGATION = 'The crew works under supervision of the site manager, with a meeting every morning.';

function decision(clientId: string, state: VarianceState, on: string): Partial<Variance> {
  if (state === 'requested' || state === 'withdrawn') return {};
  const decidedBy = clientId === northfield ? DEMO_PEOPLE.client.uid : DEMO_PEOPLE.client2.uid;
  const decisionReason =
    state === 'denied' ? 'The rate is too far above the limit.' : 'Agreed for this work.';
  return { decidedBy, decidedAt: at(on, 15), decisionReason };
}

export function variances(today: string): readonly Variance[] {
  return SKETCHES.map(([clientId, contractor, key, state, from, to], index) => ({
    id: `variance-${index + 1}`,
    clientId,
    contractorId: contractorId(contractor),
    key,
    reason: REASON,
    ...(needsMitigation(key) ? { mitigation: MITIGATION } : {}),
    requestedBy: firstUserOf(contractorId(contractor)),
    requestedRole: '5005',
    from: addDays(today, from),
    to: addDays(today, to),
    ...(index === 2 ? { conditions: 'A toolbox talk every Monday.' } : {}),
    ...decision(clientId, state, addDays(today, Math.min(from, -1))),
    state,
  }));
}
