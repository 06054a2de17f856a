import { PAPER_CONTENT_TYPES } from '@vcms/domain';
import { fileProblem } from '@vcms/kits/form';
import type { HolderDraft } from './holder-draft.ts';

/** The rules allow this many pages for one client. */
const PAGES_MAX = 20;

/** Why these files cannot be taken; undefined: they can. */
export function filesProblem(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): string | undefined {
  const wrong = files.find((file) => fileProblem(file, PAPER_CONTENT_TYPES) !== undefined);
  return wrong === undefined ? undefined : `${wrong.name}: ${fileProblem(wrong, PAPER_CONTENT_TYPES)}`;
}

export function holderProblem({ certificate, pages, docIds }: HolderDraft): string | undefined {
  if (pages.length + docIds.length > PAGES_MAX) return `Choose at most ${PAGES_MAX} pages.`;
  return filesProblem(certificate === undefined ? pages : [certificate, ...pages]);
}
