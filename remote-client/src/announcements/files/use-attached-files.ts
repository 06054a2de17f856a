import { namedFilesQuery } from '@vcms/announcements/data';
import { type FileStanding, fileStanding } from '@vcms/announcements/model';
import { type LiveState, type StoredRecord, useLiveQuery } from '@vcms/data';
import type { AnnouncementDocument } from '@vcms/domain';
import { useKeepPreviousData } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';

export type StoredFile = StoredRecord<AnnouncementDocument>;

export interface AttachedState {
  /** Stays while another file is asked for. */
  readonly state: LiveState<StoredFile>;
  /** True once the server has answered for the files of now: one that is not among them is missing. */
  readonly isFresh: boolean;
}

/** The files that an announcement of the own company names, kept up to date: each tells whether it was checked. */
export function useAttachedFiles(ids: readonly string[]): AttachedState {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const live = useLiveQuery(namedFilesQuery(firestore, companyId, ids));
  const state = useKeepPreviousData(live);
  return { state, isFresh: live.kind === 'ready' };
}

/** How each of these files stands; undefined: there is none. What is not known yet waits. */
export function standingsOf(
  ids: readonly string[],
  { state, isFresh }: AttachedState,
): readonly (FileStanding | undefined)[] {
  const items = state.kind === 'ready' ? state.items : [];
  return ids.map((id) => {
    const file = items.find((one) => one.id === id);
    if (file !== undefined) return fileStanding(file);
    return isFresh ? undefined : 'waiting';
  });
}
