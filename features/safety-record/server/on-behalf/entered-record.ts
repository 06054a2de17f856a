import { type CheckedRequest, yearOf, yearRates } from '@vcms/domain';
import { emrRecordSchema, oshaYearSchema } from '@vcms/domain/schemas';
import type { Caller } from '@vcms/server/core';
import { clickId, Refusal } from '@vcms/server/core';
import type { SentFileRole } from '@vcms/server/files';
import type { DocumentData } from 'firebase-admin/firestore';

type Request = CheckedRequest<'statisticsEnter'>;

/** A paper of the record: its document, and what it is. */
interface EnteredPaper {
  readonly documentId: string;
  readonly role: SentFileRole;
}

/** The record that a request stands for. */
export interface EnteredRecord {
  readonly collection: 'oshaYears' | 'emr';
  readonly id: string;
  /** What the contractor would have said. */
  readonly content: DocumentData;
  readonly papers: readonly EnteredPaper[];
}

const PAPERS = {
  form300aDocId: { category: 'osha300a', name: 'form 300A' },
  statementDocId: { category: 'other', name: 'statement' },
  log300DocId: { category: 'osha300', name: '300 log' },
} as const;
const NAMES = ['form300aDocId', 'statementDocId', 'log300DocId'] as const;

/** What the schema of the record says of it once it is submitted; the first word of it is told. */
function requireSound(
  checked: ReturnType<typeof oshaYearSchema.safeParse> | ReturnType<typeof emrRecordSchema.safeParse>,
): void {
  const [issue] = checked.error?.issues ?? [];
  if (issue === undefined) return;
  throw new Refusal('invalid', issue.message, `entry.record.${issue.path.join('.')}`);
}

/**
 * The record as it would be submitted by its contractor: with the rates of its numbers, and everything that a submission needs.
 * Nothing is entered without a paper that a second person can compare it with.
 */
export function enteredRecord(caller: Caller, request: Request, today: string): EnteredRecord {
  const { entry, contractorId, requestId } = request;
  const submission = { state: 'submitted', version: 1, submittedOn: today };
  if (entry.subjectType === 'emr') {
    const { record } = entry;
    const id = clickId('statistics-enter', caller, requestId, contractorId);
    requireSound(emrRecordSchema.safeParse({ ...record, ...submission, id }));
    const role = { category: 'emr_letter', name: 'letter', goesWith: 'an EMR' } as const;
    const letter = { ...role, field: 'entry.record.letterDocId' };
    const papers = [{ documentId: record.letterDocId, role: letter }];
    return { collection: 'emr', id, content: record, papers };
  }
  const content = { ...entry.record, ...yearRates(entry.record) };
  const id = String(content.year);
  if (content.year >= yearOf(today)) {
    throw new Refusal('invalid', `${id} is not over yet. Enter it next year.`, 'entry.record.year');
  }
  requireSound(oshaYearSchema.safeParse({ ...content, ...submission, id }));
  const papers = NAMES.flatMap((name) => {
    const documentId = content[name];
    const role = { ...PAPERS[name], field: `entry.record.${name}`, goesWith: 'an OSHA year' };
    return documentId === undefined ? [] : [{ documentId, role }];
  });
  if (content.form300aDocId === undefined && content.statementDocId === undefined) {
    throw new Refusal('invalid', 'Add the signed statement.', 'entry.record.statementDocId');
  }
  return { collection: 'oshaYears', id, content, papers };
}
