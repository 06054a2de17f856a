import { ENDORSEMENTS, type Endorsement, endorsementsOfLine, type InsuranceLine } from '@vcms/domain';
import type { Found, ReadCertificate, ReadLine } from '@vcms/pdf';
import { endorsementField, type PolicyFormValues } from '../policy-form-values.ts';
import { type Offer, type OfferedField, offersOf } from '../prefill/offers.ts';

/** What a certificate says once for all of its lines. */
export const SHARED_FIELDS = ['namedInsured', 'producerName', 'producerEmail', 'producerPhone'] as const;
export type SharedField = (typeof SHARED_FIELDS)[number];

/** One line of coverage of a certificate on its way to a policy. */
export interface IntakeLine {
  /** Unique within the intake. */
  readonly id: string;
  /** What was read of it; undefined: a person added the line. */
  readonly read: ReadLine | undefined;
  /** What would be submitted. */
  readonly values: PolicyFormValues;
  /** Fields that a person decided on: taken, chosen, typed or left empty. */
  readonly settled: readonly string[];
  /** Whether a person wants it; undefined: as it compares with what is on file. */
  readonly wanted: boolean | undefined;
  /** Goes up whenever the values change from outside of the line's own form. */
  readonly revision: number;
}

/** Lines whose form, occurrence or claims-made, the certificate has boxes for. */
const LINES_WITH_FORM: readonly InsuranceLine[] = ['gl', 'umbrella', 'professional', 'pollution'];

export function isShared(field: string): field is SharedField {
  return SHARED_FIELDS.some((shared) => shared === field);
}

/** Everything that was read for a line, compared with its values; what all lines share comes with it. */
export function offersOfLine(certificate: ReadCertificate | undefined, line: IntakeLine): readonly Offer[] {
  if (certificate === undefined) return [];
  return offersOf({ ...certificate, lines: line.read === undefined ? [] : [line.read] }, line.values);
}

function isOpen({ settled }: IntakeLine, { field, isSame }: Offer): boolean {
  return !isSame && !settled.includes(field);
}

/** Clearly read, and not entered yet. */
export function sureOffers(line: IntakeLine, offers: readonly Offer[]): readonly Offer[] {
  return offers.filter((offer) => isOpen(line, offer) && offer.found.certainty === 'sure');
}

/** Read with doubt: each one waits for a person. */
export function unsureOffers(line: IntakeLine, offers: readonly Offer[]): readonly Offer[] {
  return offers.filter(
    (offer) => isOpen(line, offer) && offer.found.certainty === 'likely' && !isChoice(offer.field),
  );
}

/** What the form of a policy always says, so that silence of the paper must not become an answer. */
export type ChoiceField = 'form' | 'statutory';

function isChoice(field: OfferedField): field is ChoiceField {
  return field === 'form' || field === 'statutory';
}

/** Boxes of the paper that were not clearly read and that a person has to answer. */
export function openChoices(line: IntakeLine, offers: readonly Offer[]): readonly ChoiceField[] {
  const asked: readonly ChoiceField[] = [
    ...(LINES_WITH_FORM.includes(line.values.line) ? (['form'] as const) : []),
    ...(line.values.line === 'wc_el' ? (['statutory'] as const) : []),
  ];
  if (line.read === undefined) return [];
  return asked.filter((field) => {
    const isSure = offers.some((offer) => offer.field === field && offer.found.certainty === 'sure');
    return !isSure && !line.settled.includes(field);
  });
}

/** What the columns of ticks say of an endorsement; undefined: nothing clear. */
export function tickOf(read: ReadLine | undefined, name: Endorsement): Found<boolean> | undefined {
  if (name === 'additional_insured') return read?.additionalInsured;
  return name === 'waiver_of_subrogation' ? read?.waiverOfSubrogation : undefined;
}

/** Endorsements that are ticked on the paper while nobody said how they are worded: the paper does not. */
export function openEndorsements({ values, read, settled }: IntakeLine): readonly Endorsement[] {
  return ENDORSEMENTS.filter((name) => {
    const field = endorsementField(name);
    return (
      tickOf(read, name)?.value === true &&
      endorsementsOfLine(values.line).includes(name) &&
      values[field] === '' &&
      !settled.includes(field)
    );
  });
}

/** Where a value of a line comes from. `sure` and `unsure` were read and are not entered yet. */
export type ValueMark = 'read' | 'sure' | 'unsure' | 'typed' | 'on-file' | 'absent';

/** @param offer what was read for the field, where something was */
export function markOf(line: IntakeLine, field: keyof PolicyFormValues, offer: Offer | undefined): ValueMark {
  const isSettled = line.settled.includes(field);
  if (offer?.isSame === true && (isSettled || offer.found.certainty === 'sure')) return 'read';
  if (isSettled) return line.values[field] === '' ? 'absent' : 'typed';
  if (offer !== undefined) return offer.found.certainty === 'sure' ? 'sure' : 'unsure';
  return line.values[field] === '' ? 'absent' : 'on-file';
}

/** How many things of a line a person still has to answer. */
export function openCount(line: IntakeLine, offers: readonly Offer[]): number {
  return unsureOffers(line, offers).length + openChoices(line, offers).length + openEndorsements(line).length;
}
