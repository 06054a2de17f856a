import type { Database } from '../store/database.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { invalidArgument, readString } from '../values/json-reader.ts';
import { parseDatabaseName } from '../values/resource-path.ts';

/** A stream belongs to the database its first message names. */
export interface StreamDatabase {
  /** The stream's database. Throws INVALID_ARGUMENT when none was named or another one is. */
  of(name: unknown): Database;
  current(): Database | undefined;
}

export function createStreamDatabase(store: DocumentStore): StreamDatabase {
  let database: Database | undefined;
  return {
    of(json) {
      const name = readString(json, 'database');
      if (name === '') {
        if (database === undefined)
          throw invalidArgument('The first message of a stream must name its database.');
        return database;
      }
      const named = store.database(parseDatabaseName(name));
      database ??= named;
      if (named !== database) throw invalidArgument(`This stream belongs to another database than ${name}.`);
      return database;
    },
    current: () => database,
  };
}
