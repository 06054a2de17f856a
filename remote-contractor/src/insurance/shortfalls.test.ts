import { createItem, type LineOverview } from '@vcms/domain';
import { letterContent } from '@vcms/insurance/model';
import { expect, it } from 'vitest';
import { shortfalls } from './shortfalls.ts';

const none = (line: string) =>
  createItem(`insurance.${line}.coverage`, 'non_compliant', { reasons: ['missing'] });

function client(clientName: string, items: LineOverview['clients'][number]['items']) {
  const demand = { required: true, limits: {}, viaUmbrella: false, endorsements: [], warnDays: 30 };
  return { clientId: clientName.toLowerCase(), clientName, demand, status: 'non_compliant' as const, items };
}

function line(name: LineOverview['line'], clients: LineOverview['clients']): LineOverview {
  return {
    ...{ line: name, status: 'non_compliant', strictest: [], endorsements: [], clients, policies: [] },
    current: undefined,
  };
}

it('lists the clients for which something is missing, each with its own demands alone', () => {
  const found = shortfalls({
    today: '2026-11-28',
    records: { company: { name: 'Acorn Roofing' } },
    lines: [
      line('gl', [
        client('Riverbend', [none('gl')]),
        client('Quarry', [createItem('insurance.gl.coverage', 'compliant')]),
      ]),
      line('auto', [client('Riverbend', [none('auto')]), client('Lakeshore', [none('auto')])]),
    ],
  });

  expect(found.map(({ clientId, count }) => [clientId, count])).toEqual([
    ['lakeshore', 1],
    ['riverbend', 2],
  ]);
  const [lakeshore] = found.map(({ standing }) =>
    letterContent(standing)
      .map(({ text }) => text)
      .join(' '),
  );
  expect(lakeshore).toContain('Client: Lakeshore');
  expect(lakeshore).not.toMatch(/Riverbend|General liability/);
});
