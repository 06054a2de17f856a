import { type AnnouncementFile, sizeWords } from '@vcms/domain';

/** How many files there are and what they have together: 1 file, 12 KB. */
export function filesWords(files: readonly Pick<AnnouncementFile, 'size'>[]): string {
  const size = sizeWords(files.reduce((sum, one) => sum + one.size, 0));
  return `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${size}`;
}
