import { AUTO_DEMANDS } from '../autos.ts';
import { daysBetween } from '../calendar-date.ts';
import { BEST_RATING } from '../compliance/insurer-rating.ts';
import { ENDORSEMENT_ASKED, wordingTerm } from '../compliance/wording-overrides.ts';
import { DEMAND_KEY } from '../demand-key.ts';
import { RISK_LEVELS } from '../engagement.ts';
import {
  AGGREGATE_SCOPES,
  ENDORSEMENT_PROOFS,
  ENDORSEMENTS,
  INSURANCE_BOUNDS,
  INSURANCE_LINES,
  LIMIT_CODES,
  lineOfLimit,
} from '../insurance.ts';
import {
  NAICS_GROUP_BOUNDS,
  NOT_RATED_TREATMENTS,
  OSHA_BASES,
  OVERRIDE_DAYS_MAX,
  OVERRIDE_STATES,
  REQUIREMENT_STATES,
} from '../requirement.ts';
import { validationText } from '../validation-messages.ts';
import { z } from '../zod.ts';
import {
  calendarDate,
  code,
  decimal,
  id,
  naicsPart,
  partialMap,
  requiredLimit,
  text,
  whole,
} from './fields.ts';

const warnDays = whole(0, INSURANCE_BOUNDS.warnDaysMax);
const deaths = whole(0, 10);
const emrLimit = decimal('0.20', '3.00', 2);
const rate = decimal('0.00', '50.00', 2);

/** A.M. Best rating, with its size class where one is asked: A- VII. */
export const bestRating = z.string().regex(BEST_RATING, 'Enter a rating such as A- VII.');

export const lineRequirementSchema = z.object({
  required: z.boolean(),
  limits: partialMap(LIMIT_CODES, requiredLimit()),
  /** Workers' compensation only: statutory cover is asked. */
  statutory: z.boolean().optional(),
  endorsements: z.array(z.enum(ENDORSEMENTS)),
  /** Of all endorsements of the line; absent: the page. */
  endorsementProof: z.enum(ENDORSEMENT_PROOFS).optional(),
  certificateHolder: z.boolean().optional(),
  occurrenceOnly: z.boolean().optional(),
  aggregatePer: z.enum(AGGREGATE_SCOPES).optional(),
  /** Automobile liability only; absent: not asked. */
  autos: z.array(z.enum(AUTO_DEMANDS)).min(1).optional(),
  minBest: bestRating.optional(),
  viaUmbrella: z.boolean().optional(),
  warnDays,
});
export type LineRequirement = z.infer<typeof lineRequirementSchema>;

/** A fixed limit 0.00..50.00, or a multiple 0.50..3.00 of the industry's rate; not both. */
export const rateLimitSchema = z.union([
  z.strictObject({ limit: rate }),
  z.strictObject({ industryMultiplier: decimal('0.50', '3.00', 2) }),
]);
export type RateLimit = z.infer<typeof rateLimitSchema>;

export const oshaRequirementSchema = z.object({
  required: z.boolean(),
  basis: z.enum(OSHA_BASES),
  trir: rateLimitSchema.optional(),
  dart: rateLimitSchema.optional(),
  ltir: rateLimitSchema.optional(),
  maxDeaths: deaths.nullable(),
  smallEmployerRule: z.object({ hoursBelow: whole(50_000, 400_000), maxCases: whole(0, 3) }).nullable(),
  newCompanyRequiresVariance: z.boolean(),
});
export type OshaRequirement = z.infer<typeof oshaRequirementSchema>;

export const emrRequirementSchema = z.object({
  required: z.boolean(),
  latest: emrLimit.optional(),
  avg3: emrLimit.optional(),
  notRatedTreatment: z.enum(NOT_RATED_TREATMENTS),
  warnDays,
});
export type EmrRequirement = z.infer<typeof emrRequirementSchema>;

const { groups: mostGroups, codes: mostCodes, name: groupName } = NAICS_GROUP_BOUNDS;

/** Limits of the contractors of some industries; what is absent is as for all. */
const naicsGroupSchema = z.object({
  name: text('Name', groupName.min, groupName.max),
  /** Beginnings of codes: 238 stands for every code that begins with it. */
  naics: z.array(naicsPart()).min(1).max(mostCodes),
  trir: rateLimitSchema.optional(),
  dart: rateLimitSchema.optional(),
  ltir: rateLimitSchema.optional(),
  emrLatest: emrLimit.optional(),
  emrAvg3: emrLimit.optional(),
});
export type NaicsGroup = z.infer<typeof naicsGroupSchema>;

const naicsGroups = z
  .array(naicsGroupSchema)
  .max(mostGroups)
  .refine((groups) => {
    const codes = groups.flatMap(({ naics }) => naics);
    return new Set(codes).size === codes.length;
  }, 'A NAICS code stands in two groups.');

export const programRequirementSchema = z.object({
  programId: code(),
  when: z.union([
    z.literal('always'),
    z.object({ trades: z.array(code()).min(1) }),
    z.object({ riskLevels: z.array(z.enum(RISK_LEVELS)).min(1) }),
  ]),
  passScore: whole(50, 100),
  reviewEveryMonths: whole(6, 60),
  weight: whole(1, 10),
});
export type ProgramRequirement = z.infer<typeof programRequirementSchema>;

/** `clients/{clientId}/requirementSets/{n}`: what a client asks of all its contractors (domain section 2). */
export const requirementSetSchema = z.object({
  clientId: id(),
  n: z.int().min(1),
  effectiveFrom: calendarDate(),
  status: z.enum(REQUIREMENT_STATES),
  publishedBy: id().optional(),
  changeNote: text('Change note', 5, 500),
  insurance: partialMap(INSURANCE_LINES, lineRequirementSchema)
    .refine(
      (lines) =>
        Object.entries(lines).every(([line, asked]) =>
          Object.keys(asked.limits).every((limit) => lineOfLimit(limit) === line),
        ),
      'A limit stands under another line.',
    )
    .refine(
      (lines) => Object.entries(lines).every(([line, { autos }]) => autos === undefined || line === 'auto'),
      'Autos stand under another line.',
    ),
  osha: oshaRequirementSchema,
  emr: emrRequirementSchema,
  /** Limits by industry instead of those of `osha` and `emr`; absent in versions from before there were any. */
  naicsGroups: naicsGroups.optional(),
  programs: z.array(programRequirementSchema),
  questionnaire: z.object({ required: z.boolean(), definitionId: code(), maxAgeMonths: whole(6, 36) }),
  documents: z.array(z.object({ typeId: code(), required: z.boolean(), warnDays })),
  staffDocs: z.array(
    z.object({
      typeId: code(),
      when: z.union([z.literal('all'), z.object({ jobRoles: z.array(text('Job role', 1, 60)).min(1) })]),
      required: z.boolean(),
    }),
  ),
  policy: z.object({
    graceDays: whole(0, 30),
    varianceMaxDays: whole(1, 365),
    fourEyes: z.boolean(),
    selfReview: z.boolean(),
    staffAffectsCompany: z.boolean(),
  }),
});
export type RequirementSet = z.infer<typeof requirementSetSchema>;

/** The form and bounds of an amount, or of what takes its place, by its key; undefined: it is waived or not. */
function amountOf(key: string): z.ZodType | undefined {
  const [area, part, leaf] = key.split('.');
  const term = wordingTerm(key);
  if (term !== undefined)
    return {
      rating: bestRating,
      aggregate: z.enum(AGGREGATE_SCOPES),
      endorsement: z.literal(ENDORSEMENT_ASKED),
    }[term.kind];
  if (area === 'insurance' && leaf !== undefined) return requiredLimit();
  if (area === 'program' && part !== undefined) return whole(0, 100);
  if (area === 'osha' && part === 'deaths') return deaths;
  if (area === 'osha' && (part === 'trir' || part === 'dart' || part === 'ltir')) return rate;
  return area === 'emr' && (part === 'latest' || part === 'avg3') ? emrLimit : undefined;
}

/** `requirementOverrides/{id}`: a demand of one contractor instead of the one for all (domain section 2). */
export const requirementOverrideSchema = z
  .object({
    id: id(),
    clientId: id(),
    contractorId: id(),
    key: z.string().regex(DEMAND_KEY),
    /** An amount; or a rating, a scope of the aggregate, or that an endorsement is asked. */
    value: z
      .union([
        z.int().min(0),
        decimal('0.00', '999999999', 2),
        bestRating,
        z.enum(AGGREGATE_SCOPES),
        z.literal(ENDORSEMENT_ASKED),
      ])
      .optional(),
    waived: z.boolean(),
    reason: text('Reason', 20, 1000),
    from: calendarDate(),
    to: calendarDate().nullable(),
    state: z.enum(OVERRIDE_STATES),
  })
  .refine((entry) => entry.waived === (entry.value === undefined), {
    path: ['value'],
    error: 'Enter a value, or waive the requirement.',
  })
  .refine(({ key, value }) => value === undefined || amountOf(key)?.safeParse(value).success === true, {
    path: ['value'],
    error: 'The amount is none that this requirement can have.',
  })
  .refine((entry) => !entry.waived || entry.to !== null, { path: ['to'], error: 'A waiver needs an end.' })
  .refine((entry) => entry.to === null || entry.to >= entry.from, {
    path: ['to'],
    error: 'The end must not be before the start.',
  })
  .refine(
    (entry) => !entry.waived || entry.to === null || daysBetween(entry.from, entry.to) <= OVERRIDE_DAYS_MAX,
    { path: ['to'], error: validationText('V18', { n: OVERRIDE_DAYS_MAX }) },
  );
export type RequirementOverride = z.infer<typeof requirementOverrideSchema>;
