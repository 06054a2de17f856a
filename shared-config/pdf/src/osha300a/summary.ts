import type { CalendarDate } from '@vcms/domain';
import type { Found } from '../acord25/found.ts';

/** Totals of the form, by its own letters, and the two numbers of employment. */
export const SUMMARY_COUNTS = [
  ...(['G', 'H', 'I', 'J', 'K', 'L', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const),
  ...(['employees', 'hours'] as const),
] as const;
export type SummaryCount = (typeof SUMMARY_COUNTS)[number];

/** What a form 300A says as far as it is clear; all of it is to be confirmed by a person. */
export interface ReadSummary {
  /** From 1. */
  readonly page: number;
  /** 2002 to 2099. */
  readonly year?: Found<number>;
  /** Whole numbers from 0 on, within the bounds of a year's record. */
  readonly counts: Readonly<Partial<Record<SummaryCount, Found<number>>>>;
  /** 1 to 100 characters. */
  readonly establishmentName?: Found<string>;
  /** 6 digits. */
  readonly naics?: Found<string>;
  readonly certifiedBy?: Found<string>;
  readonly certifiedTitle?: Found<string>;
  readonly certifiedOn?: Found<CalendarDate>;
}
