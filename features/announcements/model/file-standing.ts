import type { AnnouncementDocument } from '@vcms/domain';

/** Whether a file can go out: found clean, not looked at yet, or one that nobody else can open. */
export type FileStanding = 'sound' | 'waiting' | 'faulty';

type Checked = Pick<AnnouncementDocument, 'virusScan' | 'contentCheck' | 'contentProblem'>;

export function fileStanding({ virusScan, contentCheck }: Checked): FileStanding {
  if (virusScan === 'blocked' || contentCheck === 'refused') return 'faulty';
  return virusScan === 'clean' && contentCheck === 'sound' ? 'sound' : 'waiting';
}

/** What its client is told of a file. */
export function standingWords(file: Checked): string {
  if (file.virusScan === 'blocked') return 'The virus scan blocked this file.';
  if (file.contentCheck === 'refused')
    return `Contractors cannot open this file. ${file.contentProblem ?? ''}`.trim();
  return fileStanding(file) === 'sound' ? 'Checked for viruses' : 'Being checked for viruses';
}

/** What keeps an announcement with these files from being sent; undefined: nothing. A file that is not found counts as gone. */
export function filesProblem(standings: readonly (FileStanding | undefined)[]): string | undefined {
  if (standings.includes(undefined)) return 'A file is missing. Remove it, then attach it again.';
  if (standings.includes('faulty')) return 'Remove the file that cannot be sent.';
  return standings.includes('waiting')
    ? 'A file is still being checked for viruses. Save a draft, or send it once the file is checked.'
    : undefined;
}
