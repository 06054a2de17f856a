import type { ClientLine, Item, LineOverview } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { furtherLimits, limitRows } from './limit-bars.ts';

const MILLION = 1_000_000;

function item(status: Item['status'], reasons: readonly string[] = [], gap?: number): Item {
  return { key: 'insurance.auto.auto_csl', status, raw: status, reasons, evidenceIds: [], actor: null, gap };
}

function line(clients: readonly (readonly Item[])[], have: Readonly<Record<string, number>> | undefined) {
  return {
    line: 'auto',
    strictest: [{ code: 'auto_csl', amount: 2 * MILLION, askedBy: ['Northfield Energy'] }],
    clients: clients.map((items) => ({ items })) as unknown as readonly ClientLine[],
    current: have === undefined ? undefined : { limits: have },
  } as unknown as LineOverview;
}

function answer(clients: readonly (readonly Item[])[], have: Readonly<Record<string, number>> | undefined) {
  const [row] = limitRows(line(clients, have));
  return [row?.answer, row?.words];
}

describe('a limit against the strictest demand', () => {
  it('has the answer of the evaluation, of the worst served client', () => {
    const own = { auto_csl: 1_500_000 };
    const short = item('non_compliant', ['below_limit'], 500_000);
    expect(answer([[item('compliant')], [short]], own)).toEqual(['short', '$500,000 short']);
    const byUmbrella = item('compliant', ['met_with_umbrella']);
    expect(answer([[byUmbrella]], own)).toEqual(['met', 'Met with the umbrella']);
    expect(answer([[item('variance', ['below_limit'])]], own)).toEqual(['variance', 'Approved variance']);
    expect(answer([[item('pending_review', ['met_with_umbrella'])]], own)).toEqual([
      'waiting',
      'Pending review',
    ]);
  });

  it('compares by itself where the evaluation says nothing of it', () => {
    expect(answer([[]], undefined)).toEqual(['nothing', 'Nothing on file']);
    expect(answer([[]], { auto_csl: 2 * MILLION })).toEqual(['met', 'Met']);
    expect(answer([[]], { auto_csl: 750_000 })).toEqual(['short', '$1,250,000 short']);
  });

  it('names who asks, or all of several', () => {
    expect(limitRows(line([[], []], undefined))[0]?.askedBy).toBe('Northfield Energy');
    const all = { ...line([[], []], undefined), clients: [{ items: [] }, { items: [] }] };
    const strictest = [{ code: 'auto_csl', amount: MILLION, askedBy: ['A', 'B'] }];
    expect(limitRows({ ...all, strictest } as unknown as LineOverview)[0]?.askedBy).toBe('all clients');
  });

  it('tells apart what nobody requires', () => {
    const both = line([[]], { auto_csl: MILLION, auto_bi_person: 100_000 });
    expect(furtherLimits(both)).toEqual([['auto_bi_person', 100_000]]);
  });
});
