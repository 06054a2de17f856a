import type { ParsedDocument } from '@vcms/data';
import { type AnswerRow, FIRM_SCOPE, type QuestionnaireVersion } from '@vcms/domain';
import {
  type Firestore,
  getCountFromServer,
  getDocsFromServer,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { answeredByQuery, answersToSupplementQuery, askedByClientQuery } from './answer-queries.ts';

/** Whose questionnaire is published. */
export type PublishedDefinition = Pick<QuestionnaireVersion, 'definitionId' | 'owner'>;

/** A contractor that a new version concerns. */
export interface Concerned {
  readonly contractorId: string;
  readonly contractorName: string;
  /** What it has answered; absent: nothing yet. */
  readonly answered?: Pick<AnswerRow, 'state' | 'defVersion'> | undefined;
}

/** The last row of a page: its name, and its id, for names may be equal. */
type Place = readonly [name: string, id: string];

export interface ConcernedPage {
  readonly rows: readonly Concerned[];
  /** Where the next page begins; undefined: this was the last one. */
  readonly next: Place | undefined;
}

/** Rows of a page; `in` takes 30 values. */
export const CONCERNED_PAGE = 25;

/**
 * How many contractors a new version concerns: for the firm those that have answers to it, for a client those that work for it.
 * One aggregate. Rejects without a connection.
 */
export async function countConcerned(firestore: Firestore, definition: PublishedDefinition): Promise<number> {
  const { definitionId, owner } = definition;
  const all: Query<unknown> =
    owner === FIRM_SCOPE ? answeredByQuery(firestore, definitionId) : askedByClientQuery(firestore, owner);
  return (await getCountFromServer(all)).data().count;
}

function placeOf(entry: Pick<QueryDocumentSnapshot, 'get' | 'id'> | undefined): Place | undefined {
  return entry === undefined ? undefined : [String(entry.get('contractorName')), entry.id];
}

async function pageOf<T>(
  all: Query<ParsedDocument<T>>,
  after: Place | undefined,
): Promise<{ readonly items: readonly T[]; readonly next: Place | undefined }> {
  const start = after === undefined ? [] : [startAfter(...after)];
  const { docs } = await getDocsFromServer(query(all, ...start, limit(CONCERNED_PAGE + 1)));
  const shown = docs.slice(0, CONCERNED_PAGE);
  const items = shown.flatMap((entry) => {
    const read = entry.data();
    return read.ok ? [read.value] : [];
  });
  return { items, next: docs.length > shown.length ? placeOf(shown.at(-1)) : undefined };
}

async function answersOf(
  firestore: Firestore,
  definition: PublishedDefinition,
  contractorIds: readonly string[],
): Promise<ReadonlyMap<string, AnswerRow>> {
  if (contractorIds.length === 0) return new Map();
  const { docs } = await getDocsFromServer(answersToSupplementQuery(firestore, definition, contractorIds));
  return new Map(
    docs.flatMap((entry) => {
      const read = entry.data();
      return read.ok ? [[read.value.contractorId, read.value] as const] : [];
    }),
  );
}

/**
 * One page of them by name. Reads 26 rows at most for the firm, and for a client 26 relations with the 25 answers that belong
 * to them, however many there are. Records that are damaged are left out. Rejects without a connection.
 */
export async function readConcerned(
  firestore: Firestore,
  definition: PublishedDefinition,
  after?: Place | undefined,
): Promise<ConcernedPage> {
  const { definitionId, owner } = definition;
  if (owner === FIRM_SCOPE) {
    const { items, next } = await pageOf(answeredByQuery(firestore, definitionId), after);
    return { rows: items.map((row) => ({ ...row, answered: row })), next };
  }
  const { items, next } = await pageOf(askedByClientQuery(firestore, owner), after);
  const ids = items.map(({ contractorId }) => contractorId);
  const answers = await answersOf(firestore, definition, ids);
  const rows = items.map(({ contractorId, contractorName }) => ({
    ...{ contractorId, contractorName, answered: answers.get(contractorId) },
  }));
  return { rows, next };
}
