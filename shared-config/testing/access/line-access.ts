import type { CollectionName } from '@vcms/domain';
import type { AccessWorld } from './access-world.ts';
import type { Fields, Fixture } from './fixture.ts';
import type { RoleCells } from './role-cells.ts';
import type { StateTable } from './state-table.ts';

/** What the rules are asked about the documents of one collection. */
export interface RecordAccess {
  /** Its row of the permission matrix. */
  readonly cells: RoleCells;
  readonly fixture: Fixture;
  /** For records with a state. */
  readonly moves?: StateTable;
  /** Lists of maps, open maps and names of time zones: rules cannot look into them, the reader's schema does. */
  readonly leftToReaders?: readonly string[];
  /** Fields that the server alone writes, whatever their value. */
  readonly trustedOnly?: readonly string[];
}

export type RecordsAccess = Readonly<Partial<Record<CollectionName, RecordAccess>>>;

type Attempts = (world: AccessWorld) => readonly Promise<unknown>[];

/** What one of the twenty isolation tests of domain 5.3 tries; several may try something for the same number. */
export interface IsolationCase {
  readonly number: number;
  /** Each must be refused by the rules. */
  readonly denied: Attempts;
  /** The same for somebody who may: without it a broken world would look like a safe one. */
  readonly allowed: Attempts;
}

/** Documents by their paths. */
export type StoredDocuments = readonly (readonly [path: string, data: Fields])[];

/** Who may do what with the records of one line, written down by hand, and the documents to ask with. */
export interface LineAccess {
  readonly records: RecordsAccess;
  /** Documents that questions lean on besides those they ask for. */
  readonly background?: () => StoredDocuments;
  readonly isolation?: readonly IsolationCase[];
}
