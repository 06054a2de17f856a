import type { Found } from '@vcms/pdf';

/** A value of a paper that a person may take into one field of a form. */
export interface Offer<Field extends string = string> {
  readonly field: Field;
  readonly label: string;
  /** As it is written into the form. */
  readonly value: string;
  /** As people read it; `formSays` is absent while the field is empty. */
  readonly says: string;
  readonly formSays: string | undefined;
  readonly isSame: boolean;
  readonly found: Found<unknown>;
}
