import type { ClientLine, LineOverview } from '@vcms/domain';
import { expect, it } from 'vitest';
import { furtherDemands } from './further-demands.ts';

function client(clientName: string, demand: Partial<ClientLine['demand']>): ClientLine {
  const asked = { required: true, limits: {}, endorsements: [], warnDays: 30, ...demand };
  return { clientId: clientName, clientName, demand: asked, status: 'non_compliant', items: [] };
}

const texts = (...clients: ClientLine[]) =>
  furtherDemands({ clients } as Pick<LineOverview, 'clients'>).map(({ label, askedBy }) =>
    [label, ...askedBy].join(' / '),
  );

it('names endorsements, rating, aggregate and form before any policy is on file', () => {
  const strict = client('Northfield', {
    aggregatePer: 'project',
    minBest: 'A- VII',
    occurrenceOnly: true,
    endorsements: ['waiver_of_subrogation', 'additional_insured'],
    certificateHolder: true,
  });
  expect(texts(strict, client('Lakeshore', { endorsements: ['additional_insured'] }))).toEqual([
    'Occurrence form / Northfield',
    'General aggregate per project / Northfield',
    'A.M. Best rating of A- VII or better / Northfield',
    'Additional insured, with its page',
    'Waiver of subrogation, with its page / Northfield',
    'Certificate made out to Northfield',
  ]);
});

it('names the autos that must be covered', () => {
  const strict = client('Northfield', { autos: ['hired', 'non_owned'] });
  expect(texts(strict, client('Lakeshore', {}))).toEqual(['Hired and non-owned autos covered / Northfield']);
});

it('says nothing where only limits are required', () => {
  expect(texts(client('Northfield', { limits: { auto_csl: 1_000_000 } }))).toEqual([]);
});
