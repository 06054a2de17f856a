import type { CalendarDate } from '@vcms/domain';
import type { Found } from '../acord25/found.ts';

/** One modification that a letter names. */
export interface ReadRating {
  /** With two decimals, 0.20 to 5.00 (domain section 2). */
  readonly value: Found<string>;
  /** Absent: the letter does not say clearly since when. */
  readonly effective?: Found<CalendarDate>;
}

/** What a letter about an experience modification says as far as it is clear; a person confirms all of it. */
export interface ReadEmrLetter {
  /** The newest first. */
  readonly ratings: readonly ReadRating[];
  /** 2 to 160 characters. */
  readonly insured?: Found<string>;
  /** 3 to 40 characters. */
  readonly policyNumber?: Found<string>;
  readonly issuer?: Found<'ncci' | 'state_bureau' | 'carrier'>;
  readonly kind?: Found<'interstate' | 'intrastate'>;
}
