import type { Found } from '../acord25/found.ts';
import type { FormNumber } from './endorsement-forms.ts';

/** For whoever a contract names, or for those whom the page names. */
export type EndorsementBasis = 'blanket' | 'scheduled';

/** What a page says that is an endorsement form. Absent: not there, or not clear. */
export interface ReadEndorsement {
  readonly number: Found<FormNumber>;
  /** Month and year of the form: 04 13. */
  readonly edition?: Found<string>;
  /** As the page prints it. */
  readonly title?: Found<string>;
  readonly policyNumber?: Found<string>;
  /** Persons and organisations of its schedule; none where it is for whoever a contract names. */
  readonly names: readonly Found<string>[];
  /** Places and projects of its schedule, line by line. */
  readonly places: readonly Found<string>[];
  readonly basis?: Found<EndorsementBasis>;
}
