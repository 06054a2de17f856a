/** Texts under form fields, by the code of domain section 4; {name} stands for a value of the field. */
export const VALIDATION_TEXTS = {
  V1: 'Enter {field}.',
  V2: '{field} must be {min}-{max} characters.',
  V3: 'Enter a whole number.',
  V4: 'Must be between {min} and {max}.',
  V5: 'Enter a date as mm/dd/yyyy.',
  V6: 'Expiration must be after the effective date.',
  V7: 'File type not allowed. Use PDF, PNG, JPG, DOCX, XLSX or CSV.',
  V8: 'File is larger than 25 MB.',
  V9: 'This policy has already ended ({date}). Save it as history?',
  V10: 'Case types (M1-M6 = {m}) must equal cases (G-J = {g}).',
  V11: 'There are days-away cases, so days away must be at least {h}.',
  V12: 'Days of transfer or restriction need at least one case in H or I.',
  V13: 'Hours are 0 but cases are entered.',
  V14: '{n} hours per employee is not possible (8,760 or more).',
  V15: '{n} hours per employee is unusual. Check, or explain.',
  V16: 'Enter an EMR between 0.20 and 5.00 with at most two decimals.',
  V17: 'Give a reason of at least 20 characters.',
  V18: 'The end date may be at most {n} days away.',
  V19: 'EIN has 9 digits.',
  V20: 'NAICS code not found.',
  V21: 'Enter a valid e-mail address.',
  V22: 'The password must be 6 characters long or more.',
  V23: 'Someone else changed this record. Reload to see their version; your text is kept.',
  V24: 'Limit must be a multiple of 1,000.',
  V25: 'Remove employee names before you upload a 300 log. Tick to confirm it is redacted.',
} as const;
export type ValidationCode = keyof typeof VALIDATION_TEXTS;

/** Puts values into {name} places. A place without a value throws a RangeError: the caller forgot one. */
export function fillText(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`No value for {${name}} in '${template}'`);
    return String(value);
  });
}

/** The text of a validation code with its values. */
export function validationText(
  code: ValidationCode,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillText(VALIDATION_TEXTS[code], values);
}
