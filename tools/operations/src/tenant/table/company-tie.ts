import type { DocumentData } from 'firebase-admin/firestore';

export type Side = 'client' | 'contractor';

/** A company that leaves, and what has to be known of it to find its records. */
export interface LeavingCompany {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly people: readonly { readonly uid: string; readonly email: string }[];
  /** Contractors whose evidence a client may read today (domain 2, engagement: the visibility switch). */
  readonly visible: ReadonlySet<string>;
}

/** How records are found without reading those of others. */
export type Find =
  /** Those whose path begins with the company's own document. */
  | { readonly by: 'path' }
  /** The document, or one for each of its people, by its id. */
  | { readonly by: 'id'; readonly of: 'company' | 'people' }
  /** Ids that begin with a person and an underscore. */
  | { readonly by: 'prefix' }
  /** Equal to a field; all companies' collections of this name where `group`. */
  | {
      readonly by: 'field';
      readonly field: string;
      readonly of: 'company' | 'people' | 'mailboxes' | 'folder';
      readonly group?: boolean;
    }
  /** Below the records that this finds in the collection above. */
  | { readonly by: 'parent'; readonly parent: Find; readonly only?: Only };

export type Only = (data: DocumentData, company: LeavingCompany) => boolean;

/** What takes the names of the leaving company's people out of a record that stays; undefined: nothing is in it. */
export type Clean = (data: DocumentData, company: LeavingCompany) => DocumentData | undefined;

/**
 * What a record is to the company:
 * `own`: exported, and deleted with it; `shared`: exported, and kept, for it is somebody else's record as well;
 * `trace`: made by the server from other records or for its own work; not exported, deleted; `mention`: somebody else's; neither.
 */
type Relation = 'own' | 'shared' | 'trace' | 'mention';

export interface CompanyTie {
  /** Absent: clients and contractors alike. */
  readonly side?: Side;
  readonly relation: Relation;
  /** Absent only in a mention: it is kept as it is, so nobody looks for it. */
  readonly find?: Find;
  readonly only?: Only;
  /** Of an own record: whether it is exported at all. */
  readonly exportIf?: Only;
  readonly clean?: Clean;
  /** Why it is kept, or not exported. */
  readonly why?: string;
}

/** One collection of the product. */
export interface CompanyRow {
  readonly ties: readonly CompanyTie[];
  /** Why no record of it concerns a company. Exactly where `ties` is empty. */
  readonly none?: string;
  /** Fields that are secrets of the product and leave it with nobody. */
  readonly omit?: readonly string[];
}

export const byPath: Find = { by: 'path' };

export function byField(field: string, of: 'company' | 'people' | 'mailboxes' = 'company'): Find {
  return { by: 'field', field, of };
}

export function byGroupField(field: string, of: 'company' | 'folder' = 'company'): Find {
  return { by: 'field', field, of, group: true };
}

/** Whether a tie concerns this side, and records are looked for by it. */
export function tiesOf({ ties }: CompanyRow, side: Side): readonly (CompanyTie & { readonly find: Find })[] {
  return ties.flatMap((tie) =>
    (tie.side === undefined || tie.side === side) && tie.find !== undefined
      ? [{ ...tie, find: tie.find }]
      : [],
  );
}
