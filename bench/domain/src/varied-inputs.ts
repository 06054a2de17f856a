import { addDays, type EvaluationInput, type Policy } from '@vcms/domain';
import { contractorInput } from './contractor.ts';

const FIRST_DAY = '2026-06-02';
/** Until the policies end: on each of them everything of the contractor is judged. */
const DAYS = 210;

/** A policy of another contractor: larger or smaller by whole thousands, with a number of its own. */
function policyOf(policy: Policy, n: number): Policy {
  const raise = (n % 7) * 100_000;
  const limits = Object.fromEntries(
    Object.entries(policy.limits).map(([code, amount]) => [code, amount + raise]),
  );
  return {
    ...policy,
    limits,
    policyNumber: `${policy.policyNumber}-${n}`,
    submittedOn: addDays('2025-11-01', n % 50),
  };
}

function inputOf(n: number): EvaluationInput {
  const input = structuredClone(contractorInput(addDays(FIRST_DAY, n % DAYS)));
  const { evidence } = input;
  return {
    ...input,
    evidence: {
      ...evidence,
      policies: evidence.policies.map((policy) => policyOf(policy, n)),
      oshaYears: evidence.oshaYears.map((log) => ({ ...log, hours: log.hours + 1_000 * (n % 13) })),
      emr: evidence.emr.map((record) => ({ ...record, value: `0.${70 + (n % 25)}` })),
      programs: evidence.programs.map((program) => ({ ...program, score: `${80 + (n % 20)}.5` })),
    },
  };
}

/** Inputs that share no object: each with figures and a day of its own, so that nothing found for one serves another. */
export function variedInputs(count: number): readonly EvaluationInput[] {
  return Array.from({ length: count }, (_, n) => inputOf(n));
}
