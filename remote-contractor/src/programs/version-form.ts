import { type CalendarDate, isCalendarDate, type Program, validationText } from '@vcms/domain';
import type { ProgramContent } from '@vcms/programs/data';
import { typedPage } from '@vcms/programs/model';
import type { StoredVersion } from './program-dossier.ts';

/** A version as the form holds it. */
export interface VersionForm {
  /** The document that is the text; '' for a new file. */
  readonly docId: string;
  readonly revisionDate: string;
  /** Pages by element, as typed. */
  readonly pages: Readonly<Record<string, string>>;
}

export type VersionProblems = Readonly<Partial<Record<string, string>>>;

/** The form of a draft, or of the version that is corrected. */
export function versionForm(
  seen: StoredVersion | undefined,
  manuals: readonly { id: string }[],
): VersionForm {
  const pages = Object.entries(seen?.pageRefs ?? {}).map(([id, page]) => [id, String(page)] as const);
  const isOnFile = manuals.some(({ id }) => id === seen?.docId);
  return {
    docId: isOnFile ? (seen?.docId ?? '') : '',
    revisionDate: seen?.revisionDate ?? '',
    pages: Object.fromEntries(pages),
  };
}

/**
 * What keeps a version from being saved, by field; pages by `page.<element>`. `failed`: elements that must say where they
 * stand now, once it is submitted.
 */
export function versionProblems(
  { docId, revisionDate, pages }: VersionForm,
  hasFile: boolean,
  failed: ReadonlySet<string>,
  { handIn, today }: { readonly handIn: boolean; readonly today: CalendarDate },
): VersionProblems {
  const problems: Record<string, string> = {};
  if (handIn && docId === '' && !hasFile) problems.file = 'Add the program as a file, or choose one on file.';
  if (revisionDate !== '' && !isCalendarDate(revisionDate)) problems.revisionDate = validationText('V5');
  if (isCalendarDate(revisionDate) && revisionDate > today)
    problems.revisionDate = 'The revision cannot be in the future.';
  for (const [id, page] of Object.entries(pages)) {
    if (page.trim() !== '' && typedPage(page) === undefined) problems[`page.${id}`] = 'Enter a page from 1.';
  }
  if (!handIn) return problems;
  for (const id of failed) {
    if ((pages[id] ?? '').trim() === '') problems[`page.${id}`] = 'Enter the page that says it now.';
  }
  return problems;
}

/** The content that a form stands for, with pages of elements that the catalogue knows. */
export function versionContent(
  { docId, revisionDate, pages }: VersionForm,
  { elements }: Pick<Program, 'elements'>,
): ProgramContent {
  const pageRefs = elements.flatMap(({ id }) => {
    const page = typedPage(pages[id] ?? '');
    return page === undefined ? [] : [[id, page] as const];
  });
  return {
    docId: docId === '' ? undefined : docId,
    pageRefs: Object.fromEntries(pageRefs),
    revisionDate: revisionDate === '' ? undefined : revisionDate,
    declaredNotApplicable: false,
  };
}
