import { logErrors } from '../compliance/validate-log.ts';
import { CORRECTED_FIELDS, CORRECTION_REASON, SUMMED_OSHA_NUMBERS } from '../safety-corrections.ts';
import { validationText } from '../validation-messages.ts';
import { z } from '../zod.ts';
import { calendarDate, decimal, ein, id, naics, nameWordList, text, usState, whole, zip } from './fields.ts';
import { evidenceFields, onBehalfSchema } from './insurance-schemas.ts';

const cases = whole(0, 10_000);
const days = whole(0, 1_000_000);

/** The numbers of a form 300A (domain 1.1): cases G..J, days K and L, the same cases by type M1..M6. */
export const oshaNumbers = {
  employees: whole(0, 249_999),
  hours: whole(0, 500_000_000),
  G: cases,
  H: cases,
  I: cases,
  J: cases,
  K: days,
  L: days,
  M1: cases,
  M2: cases,
  M3: cases,
  M4: cases,
  M5: cases,
  M6: cases,
  noWork: z.boolean(),
};

const writtenNumber = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, 'Enter a number.');

/** One number as it was entered and as its paper has it; without separators of thousands. */
export const correctedNumberSchema = z.object({
  field: z.enum(CORRECTED_FIELDS),
  before: writtenNumber,
  after: writtenNumber,
});

/**
 * Typing errors that the firm corrected while the record was under review: of which version, on which day and why. Only
 * added to, by the server. The contractor and its clients read it.
 */
export const recordCorrectionSchema = z.object({
  version: z.int().min(1),
  on: calendarDate(),
  firmName: text('Firm', 1, 160),
  reason: text('Reason', CORRECTION_REASON.min, CORRECTION_REASON.max),
  changes: z.array(correctedNumberSchema).min(1).max(CORRECTED_FIELDS.length),
});
export type RecordCorrection = z.infer<typeof recordCorrectionSchema>;

const { noWork: _noWork, ...establishmentNumbers } = oshaNumbers;

/** One establishment of a year: its own 300A, as OSHA's Injury Tracking Application asks it. */
export const oshaEstablishmentSchema = z.object({
  name: text('Establishment', 1, 100),
  ein: ein().optional(),
  companyName: text('Company', 1, 100).optional(),
  street: text('Street', 1, 100).optional(),
  city: text('City', 1, 100).optional(),
  state: usState().optional(),
  zip: zip().optional(),
  naics: naics(),
  industry: text('Industry', 1, 300).optional(),
  /** Of the government or not, as the file has it. */
  type: z.enum(['private', 'state', 'local']),
  ...establishmentNumbers,
});
export type OshaEstablishment = z.infer<typeof oshaEstablishmentSchema>;

/** At most so many establishments are kept in one year. */
export const OSHA_ESTABLISHMENTS_MAX = 500;

const rate = decimal('0.00', '999999999', 2).nullable();

/** What a contractor says of a year, and what the firm corrected of it. */
const yearFields = {
  year: whole(2002, 9999),
  establishmentName: text('Establishment', 1, 100),
  naics: naics(),
  ...oshaNumbers,
  exemption: z.enum(['none', 'size', 'industry']),
  citations: z.array(
    z.object({
      type: z.enum(['other', 'serious', 'repeat', 'wilful', 'failure_to_abate']),
      count: whole(1, 10_000),
      explanation: text('Explanation', 0, 2000),
    }),
  ),
  certifiedBy: text('Certified by', 1, 120).optional(),
  certifiedTitle: text('Title', 1, 80).optional(),
  certifiedOn: calendarDate().optional(),
  form300aDocId: id().optional(),
  statementDocId: id().optional(),
  log300DocId: id().optional(),
  log300Redacted: z.boolean(),
  /** Why numbers that are unusual are right; whoever reviews the year reads it. */
  explanation: text('Explanation', 20, 2000).optional(),
  /** Where the year is the sum of several, each of them. */
  establishments: z.array(oshaEstablishmentSchema).max(OSHA_ESTABLISHMENTS_MAX).optional(),
  source: z.enum(['form', 'ita_csv', 'manual']),
  corrections: z.array(recordCorrectionSchema).optional(),
  onBehalf: onBehalfSchema.optional(),
  trir: rate,
  dart: rate,
  ltir: rate,
  severity: rate,
};

/** `companies/{c}/oshaYears/{year}` (domain section 2). The year is at most last year. */
export const oshaYearSchema = z
  .object({ id: id(), ...yearFields, ...evidenceFields })
  .refine((log) => log.state === 'draft' || logErrors(log).length === 0, {
    path: ['state'],
    error: 'Correct the numbers before you submit the year.',
  })
  .refine(
    (log) =>
      log.state === 'draft' || log.noWork || log.exemption !== 'none' || log.form300aDocId !== undefined,
    {
      path: ['form300aDocId'],
      error: 'Add the signed form 300A.',
    },
  )
  .refine((log) => log.state === 'draft' || !log.noWork || log.statementDocId !== undefined, {
    path: ['statementDocId'],
    error: 'Add the signed statement that there was no work.',
  })
  .refine((log) => log.log300DocId === undefined || log.log300Redacted, {
    path: ['log300Redacted'],
    error: validationText('V25'),
  })
  .refine(
    ({ establishments, ...log }) =>
      log.state === 'draft' ||
      establishments === undefined ||
      SUMMED_OSHA_NUMBERS.every(
        (name) => log[name] === establishments.reduce((sum, one) => sum + one[name], 0),
      ),
    { path: ['establishments'], error: 'The numbers of the year are not the sum of its establishments.' },
  );
export type OshaYear = z.infer<typeof oshaYearSchema>;

/** A year as customer service enters it for a contractor: the server computes its rates, and checks it as one that is submitted. */
export const oshaYearEntrySchema = z
  .object(yearFields)
  .omit({ corrections: true, onBehalf: true, trir: true, dart: true, ltir: true, severity: true });

/** Of a record as it was submitted, kept once by the server (ADR 27). Its id is the number of the submission, from 1. */
const keptFields = {
  id: id(),
  recordId: id(),
  version: z.int().min(1),
  submittedOn: calendarDate(),
  submittedAt: z.date(),
  submittedBy: id(),
};

/** `companies/{c}/oshaYears/{year}/oshaYearVersions/{n}`. Rules that came later do not hide what was submitted. */
export const oshaYearVersionSchema = z.object({ ...yearFields, ...keptFields });
export type OshaYearVersion = z.infer<typeof oshaYearVersionSchema>;

const emrFields = {
  effective: calendarDate(),
  value: decimal('0.20', '5.00', 2, validationText('V16')),
  kind: z.enum(['interstate', 'intrastate', 'state_fund']),
  states: z.array(usState()),
  issuer: z.enum(['ncci', 'state_bureau', 'carrier', 'broker']),
  policyNumber: text('Policy number', 3, 40),
  letterDocId: id(),
  corrections: z.array(recordCorrectionSchema).optional(),
  onBehalf: onBehalfSchema.optional(),
};

/** `companies/{c}/emr/{id}`: one experience modification (domain 1.2). */
export const emrRecordSchema = z.object({ id: id(), ...emrFields, ...evidenceFields });
export type EmrRecord = z.infer<typeof emrRecordSchema>;

/** The same as customer service enters it for a contractor. */
export const emrEntrySchema = z.object(emrFields).omit({ corrections: true, onBehalf: true });

/** `companies/{c}/emr/{id}/emrVersions/{n}` (ADR 27). */
export const emrVersionSchema = z.object({ ...emrFields, ...keptFields });
export type EmrVersion = z.infer<typeof emrVersionSchema>;

const notRatedFields = {
  reason: z.enum(['new_business', 'below_threshold', 'no_employees', 'self_insured']),
  date: calendarDate(),
  letterDocId: id(),
};

/** The declaration of a company that has no experience modification. */
export const notRatedSchema = z.object({ id: id(), ...notRatedFields, ...evidenceFields });
export type NotRated = z.infer<typeof notRatedSchema>;

const industryRate = decimal('0.00', '1000.00', 2).nullable();

/** `companies/{c}/notRated/{id}/notRatedVersions/{n}` (ADR 27). */
export const notRatedVersionSchema = z.object({ ...notRatedFields, ...keptFields });
export type NotRatedVersion = z.infer<typeof notRatedVersionSchema>;

/** Injury rates of an industry: NAICS code of 2, 3, 4 or 6 digits, rates with at most two decimals. */
export const benchmarkSchema = z.object({
  naics: z.string().regex(/^(\d{2,4}|\d{6})$/, validationText('V20')),
  year: whole(2002, 2199),
  trir: industryRate,
  dart: industryRate,
  ltir: industryRate,
  /** Of the industry. */
  title: text('Industry', 2, 200).optional(),
  /** Who published the rates, and where. */
  source: text('Source', 3, 160).optional(),
  /** Of code, year and title; trusted. */
  nameWords: nameWordList().optional(),
});
export type Benchmark = z.infer<typeof benchmarkSchema>;

/** The same as lists read it: with the id of its document. */
export const listedBenchmarkSchema = benchmarkSchema.extend({ id: id() });

/** `naicsCodes/{code}`: the industry table, 2022 edition. */
export const naicsCodeSchema = z.object({ id: naics(), title: text('Title', 2, 200) });
export type NaicsCode = z.infer<typeof naicsCodeSchema>;
