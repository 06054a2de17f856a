import { type LiveState, useLiveQueries } from '@vcms/data';
import type { Program, ProgramEdition, ProgramVersion } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { isOfEarlierEdition, judgedProgram } from '../model/judged-program.ts';
import { publishedEditionsQuery } from './edition-queries.ts';

export interface JudgedProgram {
  /** Empty and ready where today's edition is the one. */
  readonly editions: LiveState<ProgramEdition>;
  readonly program: Program | undefined;
}

/** What a version is judged by: editions are read only where it names another one than today's. */
export function useJudgedProgram(
  catalogue: readonly Program[],
  version: Pick<ProgramVersion, 'programId' | 'edition'> | undefined,
): JudgedProgram {
  const { firestore } = useBackend();
  const current = catalogue.find(({ id }) => id === version?.programId);
  const earlier = current !== undefined && isOfEarlierEdition(current, version) ? current.id : undefined;
  const editions = useLiveQueries(earlier === undefined ? [] : [publishedEditionsQuery(firestore, earlier)]);
  return useMemo(() => {
    const known = editions.kind === 'ready' ? editions.items : [];
    return { editions, program: judgedProgram(current, known, version) };
  }, [editions, current, version]);
}
