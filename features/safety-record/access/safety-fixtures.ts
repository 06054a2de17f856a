import {
  DRAFT,
  evidence,
  type Fields,
  type Fixture,
  reference,
  shownToClients,
  stamped,
} from '@vcms/testing/access';

/** A year's numbers and who it is about. */
export const LOG: Fields = {
  establishmentName: 'Main yard',
  naics: '238160',
  employees: 100,
  hours: 412_000,
  ...{ G: 0, H: 1, I: 1, J: 2, K: 14, L: 3, M1: 4, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 },
  noWork: false,
  exemption: 'none',
  citations: [],
  form300aDocId: 'form1',
  log300Redacted: false,
  explanation: 'Half of the yard began work in October.',
  establishments: [],
  source: 'form',
  ...{ trir: '1.94', dart: '0.97', ltir: '0.49', severity: '6.80' },
};

export const EMR: Fields = {
  effective: '2026-04-01',
  value: '0.95',
  kind: 'interstate',
  states: ['IL', 'IN'],
  issuer: 'ncci',
  policyNumber: 'WC-1',
  letterDocId: 'letter1',
};

export const NOT_RATED: Fields = { reason: 'new_business', date: '2026-04-01', letterDocId: 'l1' };

export const SAFETY_FIXTURES: Readonly<Record<'oshaYears' | 'emr' | 'notRated' | 'benchmarks', Fixture>> = {
  oshaYears: shownToClients(
    evidence(
      { ...LOG, year: 2025 },
      { establishmentName: 'Second yard' },
      {
        stored: ({ contractor }) => ({
          parents: [contractor],
          id: '2025',
          data: stamped({ ...LOG, year: 2025, contractorId: contractor, ...DRAFT }),
        }),
        fresh: ({ contractor }) => ({
          parents: [contractor],
          id: '2024',
          data: { ...LOG, year: 2024, contractorId: contractor, ...DRAFT },
        }),
      },
    ),
  ),
  emr: shownToClients(evidence(EMR, { value: '1.05' })),
  notRated: shownToClients(evidence(NOT_RATED, { reason: 'no_employees' })),
  benchmarks: reference(
    '238_2023',
    (role) => `238_21${role.slice(2)}`,
    { trir: '2.30', dart: null, ltir: null, source: 'BLS, Table 1' },
    { trir: '2.40' },
  ),
};
