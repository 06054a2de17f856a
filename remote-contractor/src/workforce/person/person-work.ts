import type { StoredRecord } from '@vcms/data';
import type { StaffAssignment, StaffDocument } from '@vcms/domain';
import type { SampleName } from '@vcms/workforce/sample';

/** What the page's buttons open. */
export type PersonWork =
  | { readonly kind: 'file'; readonly document: StaffDocument }
  | { readonly kind: 'sample'; readonly name: SampleName }
  | { readonly kind: 'person' }
  | { readonly kind: 'assign'; readonly seen?: StaffAssignment }
  | {
      readonly kind: 'document';
      readonly typeId: string;
      readonly seen?: StoredRecord<StaffDocument>;
      /** What is sent once more, as a new document with the same file. */
      readonly again?: StaffDocument;
    };
