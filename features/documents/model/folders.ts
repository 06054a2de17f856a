import {
  type CompanyDocument,
  DOCUMENT_CATEGORIES,
  DOCUMENT_CATEGORY_LABELS,
  type DocumentCategory,
  KEPT_CATEGORIES,
} from '@vcms/domain';

/** The folders of a contractor, one a category, in the order in which they are listed. */
export const FOLDERS: readonly DocumentCategory[] = DOCUMENT_CATEGORIES;

export const FOLDER_LABELS = DOCUMENT_CATEGORY_LABELS;

/**
 * Folders that files are put into, moved between and archived in by hand. Those of the other folders belong to a record, such
 * as a policy or an OSHA year, and come, change and go with it.
 */
export const OPEN_FOLDERS = KEPT_CATEGORIES;

export function isOpenFolder(category: DocumentCategory): boolean {
  return OPEN_FOLDERS.some((folder) => folder === category);
}

/** Who opens a file beside the firm and the company itself, in words; a client reads of itself only. */
export function audienceWords({
  visibility,
  staffId,
}: Pick<CompanyDocument, 'visibility' | 'staffId'>): string {
  if (staffId !== undefined) return 'Clients that the person is assigned to';
  if (visibility === 'engaged') return 'Every client of the contractor';
  return visibility === 'company' ? 'No client' : 'One client only';
}
