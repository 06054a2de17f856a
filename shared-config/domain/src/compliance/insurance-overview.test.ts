import { describe, expect, it } from 'vitest';
import type { Policy } from '../schemas/insurance-schemas.ts';
import type { RequirementSet } from '../schemas/requirement-schema.ts';
import {
  buildInput,
  buildLine,
  buildOverride,
  buildPolicy,
  buildRequirementSet,
  buildReview,
  CLIENT,
  CONTRACTOR,
  TODAY,
} from '../test-support/builders.ts';
import { evaluate } from './evaluate.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { type InsuranceClient, insuranceOverview } from './insurance-overview.ts';

const MILLION = 1_000_000;
const policy = buildPolicy({ id: 'auto1', line: 'auto', limits: { auto_csl: MILLION } });
const accepted = buildReview('policy', policy);

function client(
  id: string,
  insurance: RequirementSet['insurance'],
  policies: readonly Policy[] = [policy],
  changes: Partial<EvaluationInput> = {},
): InsuranceClient {
  const set = buildRequirementSet({ clientId: id, insurance });
  const base = buildInput({ insurance }, { policies }, { reviews: [accepted], ...changes });
  return { id, name: `Name of ${id}`, input: { ...base, requirementSet: [set] } };
}

const autoOf = (amount: number) => ({ auto: buildLine({ limits: { auto_csl: amount } }) });

function lineOf(clients: readonly InsuranceClient[], policies: readonly Policy[] = [policy]) {
  const found = insuranceOverview(clients, policies, TODAY).find(({ line }) => line === 'auto');
  if (found === undefined) throw new Error('The automobile line is not there.');
  return found;
}

describe('the overview of a contractor’s insurance', () => {
  it('asks what the strictest client asks, and names it', () => {
    const line = lineOf([client('c1', autoOf(MILLION)), client('c2', autoOf(2 * MILLION))]);

    expect(line.strictest).toEqual([{ code: 'auto_csl', amount: 2 * MILLION, askedBy: ['Name of c2'] }]);
  });

  it('keeps what is missing apart by client, and shows the worst of them', () => {
    const line = lineOf([client('c1', autoOf(MILLION)), client('c2', autoOf(2 * MILLION))]);

    expect(line.clients.map(({ status }) => status)).toEqual(['compliant', 'non_compliant']);
    expect(line.clients[1]?.items.find(({ key }) => key === 'insurance.auto.auto_csl')?.gap).toBe(MILLION);
    expect(line.status).toBe('non_compliant');
  });

  it('says the same as the evaluation', () => {
    const asking = client('c1', autoOf(2 * MILLION));
    const items = evaluate(asking.input).items.filter(({ key }) => key.startsWith('insurance.auto.'));

    expect(lineOf([asking]).clients[0]?.items).toEqual(items);
  });

  it('leaves out what a client waived for this contractor', () => {
    const override = buildOverride({ key: 'insurance.auto.auto_csl', waived: true, to: '2027-01-01' });
    const line = lineOf([client(CLIENT, autoOf(2 * MILLION), [policy], { overrides: [override] })]);

    expect(override.contractorId).toBe(CONTRACTOR);
    expect(line.strictest).toEqual([]);
    expect(line.status).toBe('compliant');
  });

  it('names the policy that counts today, and lists all, the last end on top', () => {
    const draft = buildPolicy({ id: 'auto2', line: 'auto', expiration: '2028-06-01', state: 'draft' });
    const line = lineOf([client('c1', autoOf(MILLION), [policy, draft])], [policy, draft]);

    expect(line.current?.id).toBe('auto1');
    expect(line.policies.map(({ id }) => id)).toEqual(['auto2', 'auto1']);
  });

  it('keeps a line nobody asks for: its policies are still on file', () => {
    const line = lineOf([]);

    expect(line).toMatchObject({ status: 'not_applicable', clients: [], strictest: [] });
    expect(line.current?.id).toBe('auto1');
  });

  it('counts no policy as current on the day it ends', () => {
    expect(lineOf([], [{ ...policy, expiration: TODAY }]).current).toBeUndefined();
    expect(lineOf([], [{ ...policy, cancelledOn: TODAY }]).current).toBeUndefined();
    expect(lineOf([], [{ ...policy, effective: TODAY }]).current?.id).toBe('auto1');
  });

  it('collects the endorsements that anybody asks for', () => {
    const one = client('c1', { auto: buildLine({ endorsements: ['waiver_of_subrogation'] }) });
    const two = client('c2', { auto: buildLine({ endorsements: ['additional_insured'] }) });

    expect(lineOf([one, two]).endorsements).toEqual(['additional_insured', 'waiver_of_subrogation']);
  });
});
