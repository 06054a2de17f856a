import { recordsOf, useLiveQuery } from '@vcms/data';
import type { Program } from '@vcms/domain';
import { damagedIn, itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { draftEditionsQuery, editionsQuery, type StoredEdition } from '@vcms/programs/data';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';

/** One program of the catalogue: what is published of it, and the draft of its next edition. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  /** Undefined: it was never published. */
  readonly program: Program | undefined;
  readonly draft: StoredEdition | undefined;
}

export type CatalogueState =
  | Waiting
  | { readonly kind: 'ready'; readonly entries: readonly CatalogueEntry[]; readonly damaged: number };

/** The firm's catalogue by title, programs that are only a draft as well. */
export function useCatalogue(): CatalogueState {
  const { firestore } = useBackend();
  const programs = useLiveQuery(recordsOf(firestore, 'programs'));
  const drafts = useLiveQuery(draftEditionsQuery(firestore));
  return useMemo((): CatalogueState => {
    const waiting = waitingFor([programs, drafts]);
    if (waiting !== undefined) return waiting;
    const known = new Map(itemsOf(programs).map((program) => [program.id, program]));
    const begun = new Map(itemsOf(drafts).map((draft) => [draft.programId, draft]));
    const entries = [...new Set([...known.keys(), ...begun.keys()])].map((id): CatalogueEntry => {
      const program = known.get(id);
      const draft = begun.get(id);
      return { id, title: program?.title ?? draft?.title ?? id, program, draft };
    });
    return {
      kind: 'ready',
      entries: entries.toSorted((left, right) => left.title.localeCompare(right.title)),
      damaged: damagedIn([programs, drafts]),
    };
  }, [programs, drafts]);
}

export type EditionsState =
  | Waiting
  | { readonly kind: 'ready'; readonly editions: readonly StoredEdition[]; readonly damaged: number };

/** All editions of one program, the newest first. */
export function useEditions(programId: string): EditionsState {
  const { firestore } = useBackend();
  const found = useLiveQuery(editionsQuery(firestore, programId));
  return useMemo((): EditionsState => {
    const waiting = waitingFor([found]);
    return waiting ?? { kind: 'ready', editions: itemsOf(found), damaged: damagedIn([found]) };
  }, [found]);
}
