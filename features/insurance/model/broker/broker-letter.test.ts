import type { ClientLine, LineOverview, LineRequirement } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { addressLine, brokerAsks } from './broker-ask.ts';
import { brokerLetter, shownAsk } from './broker-letter.ts';

const BASE: LineRequirement = { required: true, limits: {}, endorsements: [], warnDays: 30 };

function client(clientId: string, clientName: string, demand: Partial<LineRequirement>): ClientLine {
  return { clientId, clientName, demand: { ...BASE, ...demand }, status: 'non_compliant', items: [] };
}

function overview(clients: readonly ClientLine[]): LineOverview {
  const strictest = [
    { code: 'gl_each_occurrence', amount: 2_000_000, askedBy: ['Northfield'] },
    { code: 'gl_general_aggregate', amount: 4_000_000, askedBy: ['Northfield'] },
  ] as const;
  const shown = { endorsements: [], policies: [], current: undefined };
  return { line: 'gl', status: 'non_compliant', strictest, clients, ...shown };
}

const NORTHFIELD = client('n', 'Northfield', {
  endorsements: ['primary_noncontributory', 'additional_insured'],
  certificateHolder: true,
  viaUmbrella: true,
  minBest: 'A- VII',
});
const LAKESHORE = client('l', 'Lakeshore', {
  endorsements: ['waiver_of_subrogation'],
  viaUmbrella: true,
  minBest: 'A VIII',
});
const NAMES = [{ clientId: 'n', name: 'Northfield Energy', address: '1 Main St, Peoria, IL 61602' }];

describe('what a broker is asked for', () => {
  it('takes the strictest demand of all clients, and names each client as it wants to be named', () => {
    const [ask] = brokerAsks([overview([NORTHFIELD, LAKESHORE])], ['gl'], NAMES);

    expect(ask).toEqual({
      line: 'gl',
      limits: [
        { code: 'gl_each_occurrence', amount: 2_000_000 },
        { code: 'gl_general_aggregate', amount: 4_000_000 },
      ],
      viaUmbrella: true,
      statutory: false,
      occurrenceOnly: false,
      minBest: 'A VIII',
      holders: [
        {
          clientId: 'n',
          name: 'Northfield Energy',
          address: '1 Main St, Peoria, IL 61602',
          certificateHolder: true,
          endorsements: ['additional_insured', 'primary_noncontributory'],
        },
        {
          clientId: 'l',
          name: 'Lakeshore',
          address: '',
          certificateHolder: false,
          endorsements: ['waiver_of_subrogation'],
        },
      ],
    });
  });

  it('does not offer the umbrella where one client does not take it', () => {
    const strict = client('s', 'Strict', {});

    expect(brokerAsks([overview([NORTHFIELD, strict])], ['gl'], [])[0]?.viaUmbrella).toBe(false);
  });

  it('states the scope of the aggregate that is enough for all clients, whoever comes first', () => {
    const per = (id: string, aggregatePer: LineRequirement['aggregatePer']) =>
      client(id, id, { aggregatePer });
    const asked = (...clients: ClientLine[]) => brokerAsks([overview(clients)], ['gl'], [])[0];

    expect(asked(per('p', 'policy'), per('j', 'project'))).toMatchObject({
      aggregatePer: 'project',
      holders: [],
    });
    expect(asked(per('p', 'policy'), per('o', undefined))).toMatchObject({ aggregatePer: 'policy' });
    // The form says one of them; the other client gets its endorsement.
    expect(asked(per('j', 'project'), per('l', 'location'))).toMatchObject({
      aggregatePer: 'location',
      holders: [{ clientId: 'j', endorsements: ['per_project_aggregate'] }],
    });
  });

  it('asks for every auto that some client asks for, in the boxes of the form', () => {
    const asked = (...clients: ClientLine[]) =>
      brokerAsks([{ ...overview(clients), line: 'auto', strictest: [] }], ['auto'], []);
    const hired = client('h', 'Hired', { autos: ['hired'] });
    const others = client('o', 'Others', { autos: ['non_owned'] });
    const conditions = (asks: ReturnType<typeof asked>) => asks.flatMap((ask) => shownAsk(ask).conditions);

    expect(asked(client('n', 'Nobody', {}))[0]).not.toHaveProperty('autos');
    expect(conditions(asked(hired, others))).toEqual(['Covers hired and non-owned autos, or any auto.']);
    expect(conditions(asked(hired, client('a', 'All', { autos: ['any'] })))).toEqual(['Covers any auto.']);
  });

  it('leaves out the lines that were not chosen', () => {
    expect(brokerAsks([overview([NORTHFIELD])], ['auto'], NAMES)).toEqual([]);
  });
});

describe('the letter to a broker', () => {
  const parts = {
    contractorName: 'Acme Roofing',
    requesterName: 'Ana Vale',
    brokerName: 'Oak Street Risk',
    note: 'We renew in May.',
    asks: brokerAsks([overview([NORTHFIELD, LAKESHORE])], ['gl'], NAMES),
  };

  it('carries exact limits, conditions, and the wording for each client', () => {
    const { subject, text } = brokerLetter({ ...parts, link: undefined });

    expect(subject).toBe('Certificate of insurance for Acme Roofing');
    expect(text).toBe(
      [
        'Dear Oak Street Risk,',
        '',
        'Please send us certificates of insurance (ACORD 25) for Acme Roofing that show at least the following.',
        '',
        'We renew in May.',
        '',
        'COMMERCIAL GENERAL LIABILITY',
        '- Each occurrence: $2,000,000',
        '- General aggregate: $4,000,000',
        '- These limits may be reached together with an umbrella policy.',
        '- Insurer rated A.M. Best A VIII or better.',
        '',
        'For Northfield Energy:',
        '- Certificate holder: Northfield Energy, 1 Main St, Peoria, IL 61602.',
        '- Northfield Energy is an additional insured (CG 20 10 for ongoing and CG 20 37 for completed operations, or equal).',
        '- Coverage is primary and non-contributory for Northfield Energy (CG 20 01 or equal).',
        '',
        'For Lakeshore:',
        '- A waiver of subrogation applies in favor of Lakeshore (CG 24 04 or equal).',
        '',
        'Make out one certificate to each certificate holder, and add the pages of the endorsements.',
        '',
        'Thank you,',
        'Ana Vale',
        'Acme Roofing',
      ].join('\n'),
    );
  });

  it('says where to send the files and until when once there is a link', () => {
    const link = { url: 'https://vcms.test/upload/?token=abc', expiresOn: '2026-12-21' };

    expect(brokerLetter({ ...parts, link }).text).toContain(
      'Send the files here, without an account, until 12/21/2026:\nhttps://vcms.test/upload/?token=abc\n',
    );
  });
});

it('an address stands on one line without what is missing', () => {
  const place = { address1: '1 Main St', city: 'Peoria', state: 'IL', Zip: '61602' };

  expect(addressLine(place)).toBe('1 Main St, Peoria, IL 61602');
  expect(addressLine({ ...place, address2: 'Floor 2' })).toBe('1 Main St, Floor 2, Peoria, IL 61602');
});
