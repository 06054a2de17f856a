import type { AggregateScope, CalendarDate, InsuranceLine, LimitCode } from '@vcms/domain';
import type { Found } from './found.ts';

export const INSURER_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type InsurerLetter = (typeof INSURER_LETTERS)[number];

export interface ReadInsurer {
  readonly name?: Found<string>;
  /** 5 digits. */
  readonly naicNo?: Found<string>;
}

/** What one row of the table says. Absent: not there, or not clear. */
export interface ReadLine extends ReadInsurerOfLine {
  readonly line: InsuranceLine;
  readonly policyNumber?: Found<string>;
  readonly effective?: Found<CalendarDate>;
  readonly expiration?: Found<CalendarDate>;
  readonly form?: Found<'occurrence' | 'claims_made'>;
  /** General liability: what the general aggregate applies to. */
  readonly aggregatePer?: Found<AggregateScope>;
  /** Automobile liability: what is ticked, as `joinAutos` writes it. */
  readonly autos?: Found<string>;
  /** Workers' compensation: per statute, or other. */
  readonly statutory?: Found<boolean>;
  readonly additionalInsured?: Found<boolean>;
  readonly waiverOfSubrogation?: Found<boolean>;
  /** Whole US dollars within the bounds of a policy. */
  readonly limits: Readonly<Partial<Record<LimitCode, Found<number>>>>;
}

interface ReadInsurerOfLine {
  /** Of the insurer that the row's letter names. */
  readonly insurerName?: Found<string>;
  readonly naicNo?: Found<string>;
}

/** A certificate's values as far as they are clear; all of them are to be confirmed by a person. */
export interface ReadCertificate {
  /** From 1. */
  readonly page: number;
  /** Which of two that stand beside each other on the page. */
  readonly side?: 'left' | 'right';
  /** A broker's letter, which has no form: nothing of it is sure. */
  readonly isLetter?: true;
  readonly issuedOn?: Found<CalendarDate>;
  readonly producerName?: Found<string>;
  readonly producerEmail?: Found<string>;
  /** E.164. */
  readonly producerPhone?: Found<string>;
  readonly namedInsured?: Found<string>;
  readonly insurers: Readonly<Partial<Record<InsurerLetter, ReadInsurer>>>;
  /** Lines with at least a policy number, a date or a limit. */
  readonly lines: readonly ReadLine[];
  readonly holder?: Found<string>;
  /** The description of operations and the remarks on the pages behind it, line by line; at most 2,000 characters, to be read by a person. */
  readonly operations?: Found<string>;
  /** Further certificates of the same file that say something else, in the order of their pages. */
  readonly others?: readonly ReadCertificate[];
}

/** What tells a certificate from the others of its file. */
export function certificateKey({ page, side }: Pick<ReadCertificate, 'page' | 'side'>): string {
  return side === undefined ? `${page}` : `${page} ${side}`;
}
