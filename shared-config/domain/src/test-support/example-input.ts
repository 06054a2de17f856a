import { type EvaluationInput, NO_EVIDENCE } from '../compliance/evaluation-input.ts';
import { ENDORSEMENTS, INSURANCE_LINES, LIMIT_CODES } from '../insurance.ts';
import { OSHA_BASES } from '../requirement.ts';
import { VARIANCE_STATES } from '../variance.ts';
import { z } from '../zod.ts';
import {
  buildEmr,
  buildInput,
  buildLine,
  buildLog,
  buildPolicy,
  buildReview,
  buildVariance,
} from './builders.ts';

/** Turns the short inputs of compliance-examples.json into whole inputs of the evaluation. */
const review = z.enum(['accepted', 'pending']);
const count = z.int().optional();

const oshaExample = z.object({
  asOf: z.string(),
  contractor: z.object({ operatingSince: z.string() }),
  requirement: z.object({
    trir: z.string(),
    basis: z.enum(OSHA_BASES).default('pooled_3yr'),
    smallEmployerRule: z.object({ hoursBelow: z.int(), maxCases: z.int() }).nullable().default(null),
    newCompanyRequiresVariance: z.boolean().default(false),
  }),
  logs: z.record(
    z.string(),
    z.strictObject({
      hours: z.int(),
      employees: z.int(),
      J: count,
      M1: count,
      noWork: z.boolean().optional(),
      review,
    }),
  ),
});

const emrExample = z.strictObject({
  asOf: z.string(),
  requirement: z.strictObject({ latest: z.string(), avg3: z.string().optional() }),
  records: z.array(z.strictObject({ value: z.string(), effective: z.string(), review })),
  notRated: z.strictObject({ date: z.string(), review }).nullable(),
});

const insuranceExample = z.strictObject({
  asOf: z.string(),
  requirement: z.partialRecord(
    z.enum(INSURANCE_LINES),
    z.strictObject({
      limits: z.partialRecord(z.enum(LIMIT_CODES), z.int()),
      viaUmbrella: z.boolean().optional(),
      endorsements: z.array(z.enum(ENDORSEMENTS)).default([]),
    }),
  ),
  policies: z.array(
    z.strictObject({
      id: z.string(),
      line: z.enum(INSURANCE_LINES),
      effective: z.string(),
      expiration: z.string(),
      review,
      submittedOn: z.string(),
      endorsements: z.array(z.enum(ENDORSEMENTS)),
      limits: z.partialRecord(z.enum(LIMIT_CODES), z.int()),
    }),
  ),
  variances: z
    .array(
      z.strictObject({
        key: z.string(),
        status: z.enum(VARIANCE_STATES),
        from: z.string(),
        to: z.string(),
      }),
    )
    .default([]),
});

export function oshaInput(raw: unknown): EvaluationInput {
  const { asOf, contractor, requirement, logs } = oshaExample.parse(raw);
  const { trir, ...rest } = requirement;
  const oshaYears = Object.entries(logs).map(([year, log]) => {
    const { review: _review, J = 0, M1 = 0, noWork = false, ...numbers } = log;
    return buildLog(Number(year), { ...numbers, J, M1, noWork });
  });
  const reviews = oshaYears
    .filter((log) => logs[String(log.year)]?.review === 'accepted')
    .map((log) => buildReview('osha_year', log));
  const input = buildInput(
    { osha: { required: true, maxDeaths: null, trir: { limit: trir }, ...rest } },
    { oshaYears },
    { asOf, reviews },
  );
  return { ...input, contractor: { ...input.contractor, ...contractor } };
}

export function emrInput(raw: unknown): EvaluationInput {
  const { asOf, requirement, records, notRated } = emrExample.parse(raw);
  const emr = records.map((record) => buildEmr(record.effective, record.value));
  const reviews = emr
    .filter((_record, index) => records[index]?.review === 'accepted')
    .map((record) => buildReview('emr', record));
  const declaration = {
    id: 'not-rated1',
    reason: 'below_threshold' as const,
    letterDocId: 'letter1',
    state: 'submitted' as const,
    version: 1,
  };
  const accepted = notRated?.review === 'accepted' ? [buildReview('not_rated', declaration)] : [];
  return buildInput(
    { emr: { required: true, notRatedTreatment: 'assume_1_00', warnDays: 30, ...requirement } },
    { emr, notRated: notRated === null ? [] : [{ ...declaration, date: notRated.date }] },
    { asOf, reviews: [...reviews, ...accepted] },
  );
}

export function insuranceInput(raw: unknown): EvaluationInput {
  const { asOf, requirement, policies, variances } = insuranceExample.parse(raw);
  const insurance = Object.fromEntries(
    Object.entries(requirement).map(([line, asked]) => [line, buildLine(asked)]),
  );
  const accepted = policies.filter((policy) => policy.review === 'accepted');
  return buildInput(
    { insurance },
    {
      ...NO_EVIDENCE,
      policies: policies.map(({ review: _review, endorsements, ...policy }) =>
        buildPolicy({
          ...policy,
          endorsements: Object.fromEntries(
            endorsements.map((name) => [name, { basis: 'blanket' as const, docId: 'page' }]),
          ),
        }),
      ),
    },
    {
      asOf,
      reviews: accepted.map((policy) => buildReview('policy', { id: policy.id, version: 1 })),
      variances: variances.map(({ status, ...variance }) => buildVariance({ ...variance, state: status })),
    },
  );
}
