import { documentPath } from '@vcms/domain';
import { type Trusted, textOf } from '../core/index.ts';
import { fileNamed } from './file-named.ts';
import type { RecordChange } from './keep-version.ts';

/** Most documents that one transaction looks at. */
const AT_ONCE = 100;

function filesOf(answers: unknown): readonly string[] {
  const given = typeof answers === 'object' && answers !== null ? Object.values(answers) : [];
  return [...new Set(given.map((answer) => textOf((answer as { docId?: unknown } | null)?.docId)))].filter(
    (id) => id !== '',
  );
}

/** What the answers of a questionnaire name as proof is submitted with them; rules cannot look into a map of up to 2,000 answers. */
export async function fileAnswers(
  trusted: Trusted,
  { companyId, before, after }: RecordChange,
): Promise<void> {
  if (after?.state !== 'submitted' || before?.state === 'submitted') return;
  const { db } = trusted;
  const files = filesOf(after.answers).map((docId) => db.doc(documentPath('documents', companyId, docId)));
  for (let at = 0; at < files.length; at += AT_ONCE)
    await db.runTransaction(async (transaction) => {
      fileNamed(transaction, await transaction.getAll(...files.slice(at, at + AT_ONCE)), after.submittedOn);
    });
}
