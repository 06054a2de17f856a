import type { AbsolutePath } from '@vcms/contract';
import type { ParsedDocument } from '@vcms/data';
import { matchesWords } from '@vcms/domain';
import { getDocs, limit, type Query, query } from 'firebase/firestore';

/** Records that one source reads for one term, at most. */
export const READS_OF_SOURCE = 20;

/** What was found, and where it leads. */
export interface SearchHit {
  /** Unique among the hits of its source. */
  readonly id: string;
  readonly title: string;
  /** Tells it from others of the same name: a city, a state. */
  readonly note?: string | undefined;
  readonly to: AbsolutePath;
}

/** One kind of thing that a role may look for. */
export interface SearchSource {
  /** What the things are, as a heading: Companies. */
  readonly label: string;
  /** Letters and digits that are needed before it is asked; 0: it also has an answer to nothing typed. */
  readonly least: number;
  /** Rejects as the server does. */
  readonly find: (search: string) => Promise<readonly SearchHit[]>;
}

export interface RecordSource<Row> {
  readonly label: string;
  /** What may hold the term; at most READS_OF_SOURCE of it are read. Undefined: nothing can. */
  readonly queryOf: (search: string, size: number) => Query<ParsedDocument<Row>> | undefined;
  readonly hitOf: (row: Row) => SearchHit;
  /** The text that each typed word must begin a word of; default: the hit's title. */
  readonly textOf?: (row: Row) => string;
}

/** Looks for records: the query narrows down on the server, each typed word is tried on what came. */
export function recordSource<Row>({ label, queryOf, hitOf, textOf }: RecordSource<Row>): SearchSource {
  return {
    label,
    least: 2,
    find: async (search) => {
      // A page's query asks for one more, to know of others.
      const asked = queryOf(search, READS_OF_SOURCE - 1);
      if (asked === undefined) return [];
      const { docs } = await getDocs(query(asked, limit(READS_OF_SOURCE)));
      const rows = docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
      return rows.filter((row) => matchesWords(textOf?.(row) ?? hitOf(row).title, search)).map(hitOf);
    },
  };
}
