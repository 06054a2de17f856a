import { COLLECTION_TEMPLATES, type CollectionName } from '@vcms/domain';
import {
  type Fixture,
  type IsolationCase,
  type LineAccess,
  OF_ALL,
  plainFixture,
  type RecordAccess,
  type RecordsAccess,
  row,
  type StateTable,
  type StoredDocuments,
} from '@vcms/testing/access';
import { CLIENT_FIXTURES } from './client-fixtures.ts';
import * as composed from './lines.ts';
import { MESSAGE_FIXTURES } from './message-fixtures.ts';
import { PAPER_FIXTURES } from './paper-fixtures.ts';
import { INPUT_CELLS, SHARED_CELLS } from './permission-matrix.ts';
import { RELATION_FIXTURES } from './relation-fixtures.ts';
import { REVIEW_FIXTURES } from './review-fixtures.ts';
import { SHARED_MOVES } from './state-moves.ts';

const LINES: readonly LineAccess[] = Object.values(composed);

export const ENTITIES = Object.keys(COLLECTION_TEMPLATES) as CollectionName[];

/** A collection that nobody gives a row is nobody's: everything is asked, and everything must be denied. */
function nobodys(name: CollectionName): RecordAccess {
  const depth = COLLECTION_TEMPLATES[name].match(/\{/g)?.length ?? 0;
  const parents = Array.from({ length: depth }, () => 'A');
  const fixture: Fixture = plainFixture(
    OF_ALL,
    () => parents,
    () => ({ clientId: 'X', contractorId: 'A' }),
    { note: 'Changed.' },
  );
  return { cells: row('', '', '', '', '', ''), fixture };
}

const FIXTURES: Readonly<Partial<Record<CollectionName, Fixture>>> = {
  ...CLIENT_FIXTURES,
  ...PAPER_FIXTURES,
  ...RELATION_FIXTURES,
  ...REVIEW_FIXTURES,
  ...MESSAGE_FIXTURES,
};

const LEFT_TO_READERS: Readonly<Partial<Record<CollectionName, readonly string[]>>> = {
  requirementSets: ['naicsGroups', 'programs', 'documents', 'staffDocs'],
  reviews: ['findings'],
  questionnaireVersions: ['sections'],
};

const CELLS = { ...INPUT_CELLS, ...SHARED_CELLS };

/** What belongs to no line yet, or not to one alone. */
function shared(name: keyof typeof CELLS): RecordAccess {
  const fixture = FIXTURES[name];
  if (fixture === undefined) throw new Error(`No documents to test the cells of ${name} with.`);
  const moves: StateTable | undefined = name in SHARED_MOVES ? MOVES_BY_NAME[name] : undefined;
  const leftToReaders = LEFT_TO_READERS[name] ?? [];
  return { cells: CELLS[name], fixture, leftToReaders, ...(moves === undefined ? {} : { moves }) };
}

const MOVES_BY_NAME: Readonly<Partial<Record<CollectionName, StateTable>>> = SHARED_MOVES;

/** Collections that have a row: those of the lines, and those that belong to no line yet. */
const NAMED: RecordsAccess = Object.assign(
  Object.fromEntries((Object.keys(CELLS) as (keyof typeof CELLS)[]).map((name) => [name, shared(name)])),
  ...LINES.map(({ records }) => records),
);

const RECORDS = new Map(ENTITIES.map((name) => [name, NAMED[name] ?? nobodys(name)]));

export function recordAccess(name: CollectionName): RecordAccess {
  return RECORDS.get(name) ?? nobodys(name);
}

/** Names that two of them give a row: must stay empty. */
export function namedTwice(): readonly string[] {
  const names = [...Object.keys(SHARED_CELLS), ...LINES.flatMap(({ records }) => Object.keys(records))];
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/** The documents of the lines on which questions lean. */
export function lineBackground(): StoredDocuments {
  return LINES.flatMap(({ background }) => background?.() ?? []);
}

export const LINE_ISOLATION: readonly IsolationCase[] = LINES.flatMap(({ isolation }) => isolation ?? []);
