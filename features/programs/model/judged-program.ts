import type { Program, ProgramEdition, ProgramVersion } from '@vcms/domain';

type Judged = Pick<ProgramVersion, 'programId' | 'edition'>;

/** Whether a version is judged by something else than what the catalogue says today. */
export function isOfEarlierEdition(program: Program | undefined, version: Judged | undefined): boolean {
  return (
    program !== undefined && version?.edition !== undefined && version.edition !== (program.edition ?? 0)
  );
}

/** The program as the edition says it that a version was submitted against; undefined: it is not known. */
export function judgedProgram(
  program: Program | undefined,
  editions: readonly ProgramEdition[],
  version: Judged | undefined,
): Program | undefined {
  if (program === undefined || !isOfEarlierEdition(program, version)) return program;
  const edition = editions.find(({ programId, n }) => programId === program.id && n === version?.edition);
  if (edition === undefined) return undefined;
  const { n, title, cfr, elements, appliesToTrades } = edition;
  return { id: program.id, title, cfr, elements, appliesToTrades, edition: n };
}
