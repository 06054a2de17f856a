import type { Trusted } from '@vcms/server/core';
import { type KeptKind, keepVersion, type RecordChange } from '@vcms/server/versions';

/** The kinds of this line, by their collection; a version names its record as `recordId`. */
const KINDS: Readonly<Record<string, KeptKind>> = {
  oshaYears: {
    collection: 'oshaYearVersions',
    subjectField: 'recordId',
    filesOf: ({ form300aDocId, statementDocId, log300DocId }) => [form300aDocId, statementDocId, log300DocId],
  },
  emr: {
    collection: 'emrVersions',
    subjectField: 'recordId',
    filesOf: ({ letterDocId }) => [letterDocId],
  },
  notRated: {
    collection: 'notRatedVersions',
    subjectField: 'recordId',
    filesOf: ({ letterDocId }) => [letterDocId],
  },
};

/** Keeps an OSHA year, an EMR record or a not-rated letter as it was submitted (ADR 27); nothing of another kind. */
export async function keepStatisticsVersion(
  trusted: Trusted,
  change: RecordChange & { readonly kind: string },
): Promise<void> {
  const kind = KINDS[change.kind];
  if (kind !== undefined) await keepVersion(trusted, kind, change);
}
