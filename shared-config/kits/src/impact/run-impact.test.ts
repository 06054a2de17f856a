import { DEFAULT_REQUIREMENTS } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import {
  type AskImpact,
  type ImpactProgress,
  type ImpactRequest,
  type ImpactRow,
  runImpact,
} from './run-impact.ts';

const REQUEST: ImpactRequest = {
  kind: 'set',
  clientId: 'x',
  asOf: '2026-12-20',
  demands: DEFAULT_REQUIREMENTS,
};

function row(contractorId: string): ImpactRow {
  return {
    contractorId,
    contractorName: contractorId,
    today: 'compliant',
    usual: 'compliant',
    changed: 'compliant',
    opened: [],
    closed: [],
  };
}

/** Answers one contractor a page: a, b, c. */
const threePages: AskImpact = async (request) => {
  const after = 'after' in request ? request.after : undefined;
  const id = after === undefined ? 'a' : after === 'a' ? 'b' : 'c';
  const value = { total: 3, rows: [row(id)], ...(id === 'c' ? {} : { next: id }) };
  return { kind: 'done', value };
};

function never(): AbortSignal {
  return new AbortController().signal;
}

describe('judging a change', () => {
  it('asks page by page to the last one, and tells of each', async () => {
    const told: ImpactProgress[] = [];
    const outcome = await runImpact(threePages, REQUEST, (progress) => told.push(progress), never());

    expect(outcome).toEqual({ kind: 'done', rows: [row('a'), row('b'), row('c')] });
    expect(told.map(({ total, rows }) => [rows.length, total])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it('stops after the page that was on its way when it is cancelled', async () => {
    const controller = new AbortController();
    let asked = 0;
    const ask: AskImpact = (request) => {
      asked += 1;
      return threePages(request);
    };
    const outcome = await runImpact(ask, REQUEST, () => controller.abort(), controller.signal);

    expect(outcome).toEqual({ kind: 'cancelled' });
    expect(asked).toBe(2);
  });

  it('ends with the sentence of a refusal', async () => {
    const ask: AskImpact = async () => ({ kind: 'failed', message: 'That did not work.', cause: undefined });

    expect(await runImpact(ask, REQUEST, () => undefined, never())).toEqual({
      kind: 'failed',
      message: 'That did not work.',
    });
  });
});
