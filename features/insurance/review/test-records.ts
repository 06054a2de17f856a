import { type CalendarDate, DEFAULT_REQUIREMENTS, type Engagement, type RequirementSet } from '@vcms/domain';
import type { ReviewRecords, StoredPolicy } from './judge-candidate.ts';

/** Whole records for tests: each test names only what it is about. */
export const TODAY: CalendarDate = '2026-11-20';

export function aPolicy(change: Partial<StoredPolicy> = {}): StoredPolicy {
  return {
    id: 'p1',
    line: 'gl',
    insurerName: 'Prairie Mutual',
    policyNumber: 'GL-100',
    effective: '2026-11-01',
    expiration: '2027-11-01',
    limits: { gl_each_occurrence: 1_000_000 },
    claimsMade: false,
    autos: [],
    endorsements: {},
    namedInsured: 'Acme Roofing',
    producer: { name: 'Lakeside Brokers' },
    state: 'submitted',
    version: 1,
    submittedOn: '2026-11-13',
    record: {
      path: 'companies/k1/policies/p1',
      companyId: 'k1',
      updatedAt: new Date('2026-11-13T15:00:00Z'),
      updatedBy: 'u-owner',
      createdAt: new Date('2026-11-12T15:00:00Z'),
      createdBy: 'u-owner',
    },
    ...change,
  };
}

export function anEngagement(clientId: string, clientName: string): Engagement {
  return {
    id: `${clientId}_k1`,
    clientId,
    contractorId: 'k1',
    clientName,
    contractorName: 'Acme Roofing LLC',
    state: 'approved',
    workTypes: ['roofing'],
    riskLevel: 'low',
    sites: [],
    updatedAt: new Date('2026-01-01T00:00:00Z'),
  };
}

type GlDemand = NonNullable<RequirementSet['insurance']['gl']>;

export function glDemands(clientId: string, gl: Partial<GlDemand> = {}): RequirementSet {
  const { osha, emr } = DEFAULT_REQUIREMENTS;
  const demand: GlDemand = { required: true, limits: {}, endorsements: [], warnDays: 30, ...gl };
  return {
    ...DEFAULT_REQUIREMENTS,
    clientId,
    n: 1,
    effectiveFrom: '2020-01-01',
    status: 'published',
    changeNote: 'First version.',
    insurance: { gl: demand },
    osha: { ...osha, required: false },
    emr: { ...emr, required: false },
  };
}

export function someRecords(change: Partial<ReviewRecords> = {}): ReviewRecords {
  return {
    company: {
      id: 'k1',
      kind: 'contractor',
      name: 'Acme Roofing LLC',
      address1: '12 Canal Street',
      city: 'Chicago',
      state: 'IL',
      Zip: '60606',
      phone: '+13125550143',
      naicsOther: [],
      trades: ['roofing'],
      timezone: 'America/Chicago',
      status: 'active',
    },
    engagements: [anEngagement('x', 'Xenon'), anEngagement('y', 'Yarrow')],
    policies: [],
    holders: [],
    reviews: [],
    requirementSets: [
      glDemands('x', { limits: { gl_each_occurrence: 1_000_000 } }),
      glDemands('y', { limits: { gl_each_occurrence: 2_000_000 }, endorsements: ['additional_insured'] }),
    ],
    overrides: [],
    variances: [],
    ...change,
  };
}
