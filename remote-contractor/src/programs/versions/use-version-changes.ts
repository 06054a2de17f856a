import { loadDocument } from '@vcms/data';
import type { Program } from '@vcms/domain';
import { type TextComparing, useTextComparison } from '@vcms/programs/comparison';
import { changesOfElements, type ElementChanges } from '@vcms/programs/model';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import type { ProgramDossier, StoredVersion } from '../program-dossier.ts';

export interface VersionChanges extends ElementChanges {
  readonly comparing: TextComparing;
}

const MISSING = 'The file of this version is missing.';

/** The changed text between two versions, once it is asked for. */
export function useVersionChanges(
  [before, now]: readonly [StoredVersion, StoredVersion],
  program: Program | undefined,
  { documents }: ProgramDossier,
): VersionChanges {
  const { storage } = useBackend();
  const comparing = useTextComparison({
    before,
    now,
    async load(side) {
      const id = (side === 'before' ? before : now).docId;
      const path = documents.find((document) => document.id === id)?.storagePath;
      if (path === undefined)
        return { kind: 'failed', failure: { kind: 'other', message: MISSING, cause: undefined } };
      return await loadDocument(storage, path);
    },
  });
  const { changes } = comparing;
  const sorted = useMemo(
    () => changesOfElements(program?.elements ?? [], changes, now.pageRefs, before.pageRefs),
    [program, changes, now.pageRefs, before.pageRefs],
  );
  return { comparing, ...sorted };
}
