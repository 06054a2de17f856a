import { type StoredRecord, useLiveQuery } from '@vcms/data';
import type { QuestionnaireVersion } from '@vcms/domain';
import { damagedIn, itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { versionsOfOwnerQuery } from '../data/answer-queries.ts';

export type StoredVersion = StoredRecord<QuestionnaireVersion>;

/** One definition with all its versions, the newest first. */
export interface DefinitionFile {
  readonly definitionId: string;
  readonly versions: readonly StoredVersion[];
  readonly draft: StoredVersion | undefined;
  /** The newest that contractors answer. */
  readonly published: StoredVersion | undefined;
}

export type DefinitionsState =
  | Waiting
  | { readonly kind: 'ready'; readonly files: readonly DefinitionFile[]; readonly damaged: number };

function fileOf(definitionId: string, all: readonly StoredVersion[]): DefinitionFile {
  const versions = all
    .filter((version) => version.definitionId === definitionId)
    .toSorted((left, right) => right.n - left.n);
  return {
    ...{ definitionId, versions },
    draft: versions.find(({ status }) => status === 'draft'),
    published: versions.find(({ status }) => status === 'published'),
  };
}

/** The definitions of one owner, kept up to date. */
export function useDefinitions(owner: string): DefinitionsState {
  const { firestore } = useBackend();
  const found = useLiveQuery(versionsOfOwnerQuery(firestore, owner));
  return useMemo((): DefinitionsState => {
    const waiting = waitingFor([found]);
    if (waiting !== undefined) return waiting;
    const all = itemsOf(found);
    const ids = [...new Set(all.map(({ definitionId }) => definitionId))].toSorted();
    return { kind: 'ready', files: ids.map((id) => fileOf(id, all)), damaged: damagedIn([found]) };
  }, [found]);
}
