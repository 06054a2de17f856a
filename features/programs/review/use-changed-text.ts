import { openEvidence } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import type { FileSide } from '../comparison/compare-files.ts';
import { type TextComparing, useTextComparison } from '../comparison/use-text-comparison.ts';
import { changesOfElements, type ElementChanges } from '../model/element-changes.ts';
import type { WordPlace } from '../model/text-words.ts';
import type { PreviousReview } from './previous-review.ts';
import type { ProgramReview } from './use-program-review.ts';
import { versionBefore } from './version-before.ts';

export interface ChangedText extends ElementChanges {
  /** The version that it is compared with. */
  readonly version: number;
  readonly comparing: TextComparing;
  /** What was added, on the pages of the file. */
  readonly places: readonly WordPlace[];
}

/** What changed in the text since the version before, once it is asked for; undefined: there is none, or no file. */
export function useChangedText(
  file: ProgramReview,
  previous: PreviousReview | undefined,
  blob: Blob | undefined,
): ChangedText | undefined {
  const { functions } = useBackend();
  const { subject, program, records } = file;
  const before = versionBefore(file, previous);
  const comparing = useTextComparison({
    before: before ?? subject,
    now: subject,
    async load(side: FileSide) {
      if (side === 'now' && blob !== undefined) return { kind: 'ready', blob };
      const documentId = (side === 'now' ? subject : before)?.docId ?? '';
      return await openEvidence({ functions }, { companyId: records.company.id, documentId });
    },
  });
  const { changes } = comparing;
  const pageRefsBefore = before?.pageRefs;
  const sorted = useMemo(
    () => changesOfElements(program?.elements ?? [], changes, subject.pageRefs, pageRefsBefore ?? {}),
    [program, changes, subject.pageRefs, pageRefsBefore],
  );
  const places = useMemo(() => changes.flatMap((change) => change.places), [changes]);
  if (before === undefined || subject.docId === undefined) return undefined;
  return { version: before.version, comparing, places, ...sorted };
}
