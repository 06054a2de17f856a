import { indexEntriesOf } from '../query/index-entries.ts';
import type { IndexFile } from '../query/index-file.ts';
import type { StagedCommit } from '../store/stage-writes.ts';
import { invalidArgument } from '../values/json-reader.ts';

/** The platform's published limits of one document. */
const MAX_ENTRIES = 40_000;
const MAX_ENTRY_BYTES = 7_680;
const MAX_BYTES = 8 * 1024 * 1024;
const ADVICE = 'Exempt fields from indexing with "fieldOverrides" in firestore.indexes.json.';

/** Checks what the commit's documents will take in the indexes. Throws INVALID_ARGUMENT. */
export function checkIndexLimits({ finals }: StagedCommit, file: IndexFile | undefined): void {
  for (const { before, after } of finals.values()) {
    if (after === undefined || after === before) continue;
    const { count, bytes, largest } = indexEntriesOf(after, file);
    if (count > MAX_ENTRIES) {
      throw invalidArgument(
        `too many index entries for entity ${after.name}: ${count} of ${MAX_ENTRIES}. ${ADVICE}`,
      );
    }
    if (largest > MAX_ENTRY_BYTES) {
      throw invalidArgument(
        `An index entry of ${after.name} takes ${largest} bytes of ${MAX_ENTRY_BYTES}. ${ADVICE}`,
      );
    }
    if (bytes > MAX_BYTES) {
      throw invalidArgument(
        `The index entries of ${after.name} take ${bytes} bytes of ${MAX_BYTES}. ${ADVICE}`,
      );
    }
  }
}
