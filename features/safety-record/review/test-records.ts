import type { StoredRecord } from '@vcms/data';
import {
  type CalendarDate,
  DEFAULT_REQUIREMENTS,
  type EmrRecord,
  type OshaYear,
  type RequirementSet,
  yearRates,
} from '@vcms/domain';
import type { SafetySubject } from './safety-subject.ts';
import type { SafetyDossier, SafetyRecords } from './use-safety-dossier.ts';

/** Whole records for tests: each test names only what it is about. */
export const TODAY: CalendarDate = '2026-11-20';

function factsOf(path: string) {
  const at = new Date('2026-11-13T15:00:00Z');
  return {
    path,
    companyId: 'k1',
    ...{ updatedAt: at, updatedBy: 'u-owner', createdAt: at, createdBy: 'u-owner' },
  };
}

/** Four cases in 412,000 hours: TRIR 1.94, DART 0.97, LTIR 0.49. */
export function aYear(year: number, change: Partial<OshaYear> = {}): StoredRecord<OshaYear> {
  const numbers = { G: 0, H: 1, I: 1, J: 2, K: 14, hours: 412_000, ...change };
  return {
    id: String(year),
    year,
    establishmentName: 'Acme Roofing',
    naics: '238160',
    employees: 210,
    ...{ L: 5, M1: 4, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 },
    noWork: false,
    exemption: 'none',
    citations: [],
    form300aDocId: 'form1',
    log300Redacted: false,
    source: 'form',
    state: 'accepted',
    version: 1,
    submittedOn: '2026-11-13',
    ...numbers,
    ...yearRates(numbers),
    record: factsOf(`companies/k1/oshaYears/${year}`),
  };
}

export function anEmr(
  effective: CalendarDate,
  value: string,
  change: Partial<EmrRecord> = {},
): StoredRecord<EmrRecord> {
  return {
    id: effective,
    effective,
    value,
    kind: 'interstate',
    states: [],
    issuer: 'ncci',
    policyNumber: 'WC-100',
    letterDocId: 'letter1',
    state: 'accepted',
    version: 1,
    submittedOn: '2026-11-13',
    ...change,
    record: factsOf(`companies/k1/emr/${effective}`),
  };
}

const DEMANDS: RequirementSet = {
  ...DEFAULT_REQUIREMENTS,
  clientId: 'x',
  n: 1,
  effectiveFrom: '2020-01-01',
  status: 'published',
  changeNote: 'First version.',
};

/** The record under review is one of the contractor's. */
export function aDossier(subject: SafetySubject, change: Partial<SafetyRecords> = {}): SafetyDossier {
  const { oshaYears = [], emr = [], notRated = [] } = change;
  const withSubject = <One extends { readonly id: string }>(list: readonly One[], record: One) =>
    list.some(({ id }) => id === record.id) ? list : [...list, record];
  return {
    subject,
    records: {
      company: {
        ...{ id: 'k1', kind: 'contractor', name: 'Acme Roofing LLC', address1: '12 Canal Street' },
        ...{ city: 'Chicago', state: 'IL', Zip: '60606', phone: '+13125550143', naicsOther: [] },
        ...{ trades: ['roofing'], timezone: 'America/Chicago', status: 'active', naicsPrimary: '238160' },
      },
      engagements: [
        {
          ...{ id: 'x_k1', clientId: 'x', contractorId: 'k1', clientName: 'Xenon', contractorName: 'Acme' },
          ...{ state: 'approved', workTypes: [], riskLevel: 'low', sites: [] },
          updatedAt: new Date('2026-01-01T00:00:00Z'),
        },
      ],
      reviews: [],
      requirementSets: [DEMANDS],
      overrides: [],
      benchmarks: [],
      ...change,
      oshaYears: subject.kind === 'osha_year' ? withSubject(oshaYears, subject.record) : oshaYears,
      emr: subject.kind === 'emr' ? withSubject(emr, subject.record) : emr,
      notRated: subject.kind === 'not_rated' ? withSubject(notRated, subject.record) : notRated,
    },
  };
}
