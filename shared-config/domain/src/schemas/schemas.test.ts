import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { DEFAULT_REQUIREMENTS } from '../default-requirements.ts';
import {
  buildDocument,
  buildEmr,
  buildLine,
  buildLog,
  buildOverride,
  buildPolicy,
  buildProgram,
  buildRequirementSet,
  buildReview,
  buildVariance,
} from '../test-support/builders.ts';
import {
  buildAssignment,
  buildPerson,
  buildStaffDocType,
  buildStaffDocument,
} from '../test-support/staff-builders.ts';
import { invitationSchema, notificationSchema, userSchema } from './account-schemas.ts';
import { companyPrivateSchema, companySchema } from './company-schema.ts';
import {
  documentSchema,
  staffAssignmentSchema,
  staffDocTypeSchema,
  staffDocumentSchema,
  staffSchema,
} from './document-schemas.ts';
import { policySchema } from './insurance-schemas.ts';
import { programVersionSchema } from './program-schemas.ts';
import { stored } from './record-schema.ts';
import { varianceSchema } from './relation-schemas.ts';
import { requirementOverrideSchema, requirementSetSchema } from './requirement-schema.ts';
import { reviewSchema } from './review-schema.ts';
import { emrRecordSchema, oshaYearSchema } from './statistics-schemas.ts';

/** What is said about a value: path and text of each problem, none when it may be stored. */
function problems(schema: z.ZodType, value: unknown): readonly string[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

const COMPANY = {
  id: 'c1',
  kind: 'contractor',
  name: 'Acme Roofing',
  plan: 'full',
  address1: '1 Main St',
  city: 'Peoria',
  state: 'IL',
  Zip: '61602-1234',
  phone: '+13095550100',
  naicsOther: [],
  trades: ['roofing'],
  timezone: 'America/Chicago',
  status: 'active',
};
const USER = {
  id: 'u1',
  email: ' Ana@Example.com ',
  firstName: 'Ana',
  lastName: 'Ruiz',
  role: '5005',
  companyId: 'c1',
  companyName: 'Acme Roofing',
  status: 'active',
  prefs: { emailReminders: true, digest: 'daily' },
};
const INVITATION = {
  id: 'i1',
  tokenHash: '0'.repeat(64),
  email: 'ana@example.com',
  role: '5005',
  companyId: 'c1',
  invitedBy: 'u1',
  inviterCompanyId: 'c1',
  expiresOn: '2026-12-04',
  state: 'sent',
};
const NOTICE = {
  id: 'n1',
  toId: 'u1',
  title: 'Expired',
  body: 'GL ended.',
  date_time: new Date(),
  read: false,
};

describe('what may be stored', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['a company', companySchema, COMPANY],
    ['a user', userSchema, USER],
    ['an invitation', invitationSchema, INVITATION],
    ['a notification', notificationSchema, NOTICE],
    ['the default requirements', requirementSetSchema, { ...buildRequirementSet(), ...DEFAULT_REQUIREMENTS }],
    ['an override', requirementOverrideSchema, buildOverride({ value: 500_000 })],
    ['a policy', policySchema, buildPolicy()],
    ['a review', reviewSchema, buildReview('policy', buildPolicy())],
    ['a log', oshaYearSchema, buildLog(2025)],
    ['a modification', emrRecordSchema, buildEmr('2026-04-01', '0.95')],
    ['a program', programVersionSchema, buildProgram()],
    ['a document', documentSchema, buildDocument()],
    ['a person', staffSchema, buildPerson()],
    ['an assignment', staffAssignmentSchema, buildAssignment('s1')],
    ['a type of staff document', staffDocTypeSchema, buildStaffDocType()],
    ['a staff document', staffDocumentSchema, buildStaffDocument()],
    ['a variance', varianceSchema, buildVariance()],
  ])('%s', (_what, schema, value) => {
    expect(problems(schema, value)).toEqual([]);
  });

  it('is cleaned: an address is kept in small letters without blanks', () => {
    expect(userSchema.parse(USER).email).toBe('ana@example.com');
  });
});

const REFUSED: readonly [z.ZodType, object, string][] = [
  [companySchema, { ...COMPANY, name: '  ' }, 'name: Enter Name.'],
  [companySchema, { ...COMPANY, name: 'A' }, 'name: Name must be 2-120 characters.'],
  [companySchema, { ...COMPANY, plan: 'reduced' }, 'plan: This plan does not fit this kind of company.'],
  [companySchema, { ...COMPANY, trades: [] }, 'trades: Choose at least one trade.'],
  [
    companySchema,
    { ...COMPANY, website: 'http://acme.test' },
    'website: Enter an address that starts with https://.',
  ],
  [
    companySchema,
    { ...COMPANY, operatingSince: '2026-02-30' },
    'operatingSince: Enter a date as mm/dd/yyyy.',
  ],
  [companySchema, { ...COMPANY, timezone: 'Mars/Olympus' }, 'timezone: Choose a time zone.'],
  [companySchema, { ...COMPANY, naicsPrimary: '2381' }, 'naicsPrimary: NAICS code not found.'],
  [companyPrivateSchema, { ein: '12-345678', ownerName: 'A', taxClass: 'B' }, 'ein: EIN has 9 digits.'],
  [userSchema, { ...USER, email: 'ana' }, 'email: Enter a valid e-mail address.'],
  [
    invitationSchema,
    { ...INVITATION, newCompany: { kind: 'client', name: 'Big Co' } },
    'companyId: An invitation names either a company or a new one.',
  ],
  [notificationSchema, { ...NOTICE, link: '/x' }, ': Unrecognized key: "link"'],
  [
    policySchema,
    buildPolicy({ expiration: '2026-01-01' }),
    'expiration: Expiration must be after the effective date.',
  ],
  [
    policySchema,
    buildPolicy({ expiration: '2031-01-02' }),
    'expiration: A policy runs for five years at most.',
  ],
  [policySchema, buildPolicy({ limits: { auto_csl: 1 } }), 'limits: A limit of another line was entered.'],
  [
    policySchema,
    buildPolicy({ limits: { gl_med_exp: 1_000_000_000 } }),
    'limits.gl_med_exp: Must be between 0 and 999,999,999.',
  ],
  [
    requirementSetSchema,
    buildRequirementSet({
      insurance: { gl: { required: true, limits: { gl_med_exp: 1_500 }, endorsements: [], warnDays: 30 } },
    }),
    'insurance.gl.limits.gl_med_exp: Limit must be a multiple of 1,000.',
  ],
  [
    requirementSetSchema,
    buildRequirementSet({ insurance: { gl: buildLine({ autos: ['hired'] }) } }),
    'insurance: Autos stand under another line.',
  ],
  [
    requirementSetSchema,
    buildRequirementSet({ naicsGroups: [{ name: 'Trades', naics: ['238', '2'] }] }),
    'naicsGroups.0.naics.1: NAICS code not found.',
  ],
  [
    requirementSetSchema,
    buildRequirementSet({ naicsGroups: [{ name: 'Trades', naics: ['238'], trir: { limit: '50.01' } }] }),
    'naicsGroups.0.trir: Invalid input',
  ],
  [
    requirementSetSchema,
    buildRequirementSet({
      naicsGroups: [
        { name: 'Trades', naics: ['238'] },
        { name: 'Roofs', naics: ['2381', '238'] },
      ],
    }),
    'naicsGroups: A NAICS code stands in two groups.',
  ],
  [requirementOverrideSchema, buildOverride({ to: null }), 'to: A waiver needs an end.'],
  [
    requirementOverrideSchema,
    buildOverride({ from: '2026-01-01', to: '2027-01-02' }),
    'to: The end date may be at most 365 days away.',
  ],
  [
    reviewSchema,
    buildReview('policy', buildPolicy(), { decision: 'rejected' }),
    'publicComment: Tell the contractor in at least 10 characters what to correct.',
  ],
  [oshaYearSchema, buildLog(2025, { J: 1 }), 'state: Correct the numbers before you submit the year.'],
  [oshaYearSchema, buildLog(2025, { form300aDocId: undefined }), 'form300aDocId: Add the signed form 300A.'],
  [
    oshaYearSchema,
    buildLog(2025, { log300DocId: 'd2' }),
    'log300Redacted: Remove employee names before you upload a 300 log. Tick to confirm it is redacted.',
  ],
  [
    oshaYearSchema,
    buildLog(2025, { explanation: 'Seasonal work.' }),
    'explanation: Explanation must be 20-2000 characters.',
  ],
  [
    oshaYearSchema,
    buildLog(2025, { establishments: [] }),
    'establishments: The numbers of the year are not the sum of its establishments.',
  ],
  [
    emrRecordSchema,
    buildEmr('2026-04-01', '0.955'),
    'value: Enter an EMR between 0.20 and 5.00 with at most two decimals.',
  ],
  [documentSchema, buildDocument({ size: 26_214_401 }), 'size: File is larger than 25 MB.'],
  [
    documentSchema,
    buildDocument({ contentType: 'text/html' }),
    'contentType: File type not allowed. Use PDF, PNG, JPG, DOCX, XLSX or CSV.',
  ],
  [varianceSchema, buildVariance({ key: 'emr.avg3' }), 'mitigation: Enter what is done about the risk.'],
  [varianceSchema, buildVariance({ to: '2026-08-31' }), 'to: The end must not be before the start.'],
];

describe('what is refused, and what is said', () => {
  // What was said comes first: a schema in a title is written out, and weighs megabytes.
  it.each(REFUSED.map(([schema, value, said]) => [said, schema, value] as const))(
    'case %#: %s',
    (said, schema, value) => {
      expect(problems(schema, value)).toEqual([said]);
    },
  );

  it('a stored document without its record', () => {
    const record = { createdAt: new Date(), createdBy: 'u1', updatedAt: new Date(), updatedBy: 'u1', v: 1 };
    expect(problems(stored(varianceSchema), buildVariance()).map((text) => text.split(':')[0])).toEqual(
      Object.keys(record),
    );
    expect(problems(stored(varianceSchema), { ...buildVariance(), ...record })).toEqual([]);
  });
});

describe('the amount of a special limit', () => {
  it.each([
    { value: 1_000_000_000_000 },
    { value: '500000.00' },
    { key: 'program.fall-protection', value: 101 },
    { key: 'emr.avg3', value: '3.01' },
    { key: 'insurance.auto', value: 500_000 },
  ])('is none that its requirement cannot have: %j', (changes) => {
    const { success, error } = requirementOverrideSchema.safeParse(buildOverride(changes));
    expect(success).toBe(false);
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain('value');
  });
});
