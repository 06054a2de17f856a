import type { NumberField } from './year-form-values.ts';

/** As the paper names its totals. */
export const YEAR_LABELS: Readonly<Record<NumberField, string>> = {
  G: 'G. Deaths',
  H: 'H. Cases with days away from work',
  I: 'I. Cases with job transfer or restriction',
  J: 'J. Other recordable cases',
  K: 'K. Days away from work',
  L: 'L. Days of job transfer or restriction',
  M1: 'M1. Injuries',
  M2: 'M2. Skin disorders',
  M3: 'M3. Respiratory conditions',
  M4: 'M4. Poisonings',
  M5: 'M5. Hearing loss',
  M6: 'M6. All other illnesses',
  employees: 'Annual average number of employees',
  hours: 'Total hours worked by all employees',
};
