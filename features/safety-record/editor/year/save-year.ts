import type { DocumentWriteContext, StoredRecord, WriteResult } from '@vcms/data';
import { handInDocument, uploadDocument } from '@vcms/data';
import type { CalendarDate, CompanyDocument, DocumentCategory, OshaYear } from '@vcms/domain';
import type { SaveOutcome } from '@vcms/kits/evidence';
import { writeProblem } from '@vcms/kits/form';
import { type SafetyContent, saveSafetyDraft, submitSafetyRecord } from '../../data/evidence-writer.ts';
import type { StoredYear } from '../safety-dossier.ts';

/** The papers of a year, by the field that names them. */
export const YEAR_PAPERS = ['form300aDocId', 'statementDocId', 'log300DocId'] as const;
export type YearPaper = (typeof YEAR_PAPERS)[number];

interface PaperKind {
  readonly typeId: string;
  readonly category: DocumentCategory;
  readonly title: (year: number) => string;
}

export const PAPER_KINDS: Readonly<Record<YearPaper, PaperKind>> = {
  form300aDocId: { typeId: 'osha300a', category: 'osha300a', title: (year) => `Form 300A for ${year}` },
  statementDocId: { typeId: 'no_work', category: 'other', title: (year) => `Statement for ${year}` },
  log300DocId: { typeId: 'osha300', category: 'osha300', title: (year) => `Redacted 300 log for ${year}` },
};

export interface SaveYear {
  readonly content: SafetyContent<'oshaYears'>;
  readonly seen: StoredYear | undefined;
  /** The papers that the record names already. */
  readonly before: Readonly<Partial<Record<YearPaper, string | undefined>>>;
  readonly files: Readonly<Partial<Record<YearPaper, File>>>;
  readonly documents: readonly StoredRecord<CompanyDocument>[];
  readonly handIn: boolean;
  readonly today: CalendarDate;
}

export interface SaveTools {
  readonly newId: () => string;
  /** Which paper goes up, and 0..1 of it. */
  readonly onProgress: (paper: YearPaper, share: number) => void;
  readonly signal: AbortSignal;
}

function failed(result: Exclude<WriteResult, { kind: 'done' }>): SaveOutcome {
  return { kind: 'failed', message: writeProblem(result) };
}

type Papers = Pick<OshaYear, YearPaper>;

/** Papers that are drafts still go with the year that is submitted. */
async function handInPapers(
  context: DocumentWriteContext,
  { documents, today }: SaveYear,
  papers: Papers,
): Promise<WriteResult> {
  for (const name of YEAR_PAPERS) {
    const document = documents.find(({ id }) => id === papers[name]);
    if (document === undefined) continue;
    const change = { submittedOn: today, visibility: 'engaged' as const };
    const result = await handInDocument(context, document, change);
    if (result.kind !== 'done') return result;
  }
  return { kind: 'done' };
}

/** Puts the papers up, stores the draft, and submits it where that is asked: one after the other. */
export async function saveYear(
  context: DocumentWriteContext,
  request: SaveYear,
  { newId, onProgress, signal }: SaveTools,
): Promise<SaveOutcome> {
  const { content, seen, files, handIn, today } = request;
  const papers: Papers = { ...request.before };
  for (const name of YEAR_PAPERS) {
    const file = files[name];
    if (file === undefined) continue;
    const { typeId, category, title } = PAPER_KINDS[name];
    const id = newId();
    onProgress(name, 0);
    const put = await uploadDocument(context, {
      ...{ id, file, typeId, category, signal },
      title: title(content.year),
      visibility: 'engaged',
      redacted: category === 'osha300',
      ...(handIn ? { submittedOn: today } : {}),
      onProgress: (share) => onProgress(name, share),
      connection: window,
    });
    if (put.kind !== 'done') return failed(put);
    papers[name] = id;
  }
  const place = { kind: 'oshaYears', id: String(content.year), seen } as const;
  const record = { ...content, ...papers, log300Redacted: papers.log300DocId !== undefined };
  const draft = await saveSafetyDraft(context, place, record);
  if (draft.kind !== 'done') return failed(draft);
  if (!handIn) return { kind: 'done' };
  const kept = await handInPapers(context, request, papers);
  const sent = kept.kind === 'done' ? await submitSafetyRecord(context, place, today) : kept;
  return sent.kind === 'done' ? sent : { kind: 'kept-as-draft', message: writeProblem(sent) };
}
