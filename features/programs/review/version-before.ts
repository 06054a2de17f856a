import type { ProgramVersion } from '@vcms/domain';
import type { PreviousReview } from './previous-review.ts';

export interface VersionsOnFile {
  readonly subject: ProgramVersion;
  /** Of the same program, the newest first. */
  readonly versions: readonly ProgramVersion[];
}

/** The version whose text a reviewer knows: the one whose answers stand beside the elements, else the newest one before. */
export function versionBefore(
  { subject, versions }: VersionsOnFile,
  previous: Pick<PreviousReview, 'n'> | undefined,
): ProgramVersion | undefined {
  const earlier = versions.filter(
    ({ version, docId, state }) => version < subject.version && docId !== undefined && state !== 'draft',
  );
  return earlier.find(({ version }) => version === previous?.n) ?? earlier[0];
}
