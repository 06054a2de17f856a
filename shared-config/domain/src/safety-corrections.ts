/** The numbers of a 300A that add up over establishments. */
export const SUMMED_OSHA_NUMBERS = [
  'employees',
  'hours',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M1',
  'M2',
  'M3',
  'M4',
  'M5',
  'M6',
] as const;

/** Numbers in which the firm corrects a typing error: those of a 300A, and the modification of an EMR record. */
export const CORRECTED_FIELDS = [...SUMMED_OSHA_NUMBERS, 'value'] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** Characters that say why a number was corrected. */
export const CORRECTION_REASON = { min: 10, max: 500 } as const;
