import { COMPANY_BOUNDS, COMPANY_KINDS, COMPANY_PLANS, COMPANY_STATUSES, planFitsKind } from '../company.ts';
import { z } from '../zod.ts';
import {
  calendarDate,
  code,
  ein,
  id,
  naics,
  nameWordList,
  phone,
  text,
  usState,
  whole,
  zip,
} from './fields.ts';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const trades = z.array(code()).max(COMPANY_BOUNDS.tradesMax, 'Choose at most 20 trades.');

/** The fields alone, for requests that carry a part of them. */
export const companyFields = z.object({
  id: id(),
  kind: z.enum(COMPANY_KINDS),
  name: text('Name', COMPANY_BOUNDS.nameMin, COMPANY_BOUNDS.nameMax),
  dba: text('Trade name', 0, COMPANY_BOUNDS.dbaMax).optional(),
  plan: z.enum(COMPANY_PLANS).optional(),
  address1: text('Address', 1, 100),
  address2: text('Address line 2', 0, 100).optional(),
  city: text('City', 1, 100),
  state: usState(),
  Zip: zip(),
  phone: phone(),
  website: z.url({ protocol: /^https$/, error: 'Enter an address that starts with https://.' }).optional(),
  naicsPrimary: naics().optional(),
  naicsOther: z.array(naics()).max(COMPANY_BOUNDS.naicsOtherMax, 'Enter at most 10 other codes.'),
  trades,
  operatingSince: calendarDate()
    .refine((date) => date >= COMPANY_BOUNDS.earliestOperatingSince, 'Enter a date from 1850 on.')
    .optional(),
  employeesPeakLastYear: whole(0, COMPANY_BOUNDS.employeesMax).optional(),
  timezone: z.string().refine(isTimeZone, 'Choose a time zone.'),
  status: z.enum(COMPANY_STATUSES),
});

/** Written by the server only. */
export const companyCountsSchema = z.object({
  users: whole(0, Number.MAX_SAFE_INTEGER),
  active: whole(0, Number.MAX_SAFE_INTEGER).optional(),
  engagements: whole(0, Number.MAX_SAFE_INTEGER),
});

/** Facts that move demands, as a contractor declares them: those that are absent stay (domain 3.7). */
export const companyFactValues = companyFields
  .pick({ name: true, trades: true, naicsPrimary: true, operatingSince: true, employeesPeakLastYear: true })
  .partial();

/** Written by the server only. */
export const declaredFactsSchema = z.object({
  state: z.enum(['waiting', 'returned']),
  values: companyFactValues,
  declaredAt: z.date(),
  declaredBy: id(),
  explanation: text('Reason', 10, 500).optional(),
  reason: text('Reason', 10, 500).optional(),
});

/** `companies/{id}`: the part everybody connected to the company may read (domain section 2). */
export const companySchema = companyFields
  .extend({
    mergedInto: id().optional(),
    declaredFacts: declaredFactsSchema.optional(),
    counts: companyCountsSchema.optional(),
    /** Written by the server only: beginnings of the words of `name`. */
    nameWords: nameWordList().optional(),
  })
  .refine((company) => planFitsKind(company.plan, company.kind), {
    path: ['plan'],
    error: 'This plan does not fit this kind of company.',
  })
  .refine((company) => company.kind !== 'contractor' || company.trades.length >= COMPANY_BOUNDS.tradesMin, {
    path: ['trades'],
    error: 'Choose at least one trade.',
  });

/** What a company says of its taxes and owner. */
export const companyTaxData = z.object({
  ein: ein(),
  ownerName: text('Owner', 1, 120),
  taxClass: text('Tax class', 1, 60),
  duns: z
    .string()
    .regex(/^\d{9}$/, 'A D-U-N-S number has 9 digits.')
    .optional(),
});

/** `companies/{id}/private/main`: the firm and the company itself only; written by the server only. */
export const companyPrivateSchema = companyTaxData.extend({ einConfirmed: z.boolean().optional() });
