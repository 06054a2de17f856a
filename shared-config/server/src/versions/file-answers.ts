import { documentPath } from '@vcms/domain';
import { type DocumentData, FieldPath, FieldValue } from 'firebase-admin/firestore';
import { type Trusted, textOf } from '../core/index.ts';
import { fileNamed } from './file-named.ts';
import type { RecordChange } from './keep-version.ts';

/** Most documents that one transaction looks at. */
const AT_ONCE = 100;

/** States in which nobody has decided on them. */
const WAITING: readonly string[] = ['submitted', 'in_review'];

function filesOf(answers: unknown): readonly string[] {
  const given = typeof answers === 'object' && answers !== null ? Object.values(answers) : [];
  return [...new Set(given.map((answer) => textOf((answer as { docId?: unknown } | null)?.docId)))].filter(
    (id) => id !== '',
  );
}

/**
 * What the answers of a questionnaire name as proof is submitted with them; rules cannot look into a map of up to 2,000 answers. What
 * is not there proves nothing: such an answer stands without a document, as its reviewer then sees. The record keeps its
 * stamp: what follows from a submission is no change of its own.
 */
export async function fileAnswers(
  trusted: Trusted,
  { companyId, id, before, after }: RecordChange,
): Promise<void> {
  if (after?.state !== 'submitted' || before?.state === 'submitted') return;
  const { db } = trusted;
  const files = filesOf(after.answers).map((docId) => db.doc(documentPath('documents', companyId, docId)));
  const missing = new Set<string>();
  for (let at = 0; at < files.length; at += AT_ONCE)
    await db.runTransaction(async (transaction) => {
      const found = await transaction.getAll(...files.slice(at, at + AT_ONCE));
      for (const file of found.filter(({ exists }) => !exists)) missing.add(file.id);
      fileNamed(transaction, found, after.submittedOn);
    });
  // What a merge copied may come before its files.
  if (missing.size > 0 && before !== undefined)
    await dropFiles(trusted, documentPath('answers', companyId, id), after, missing);
}

/** Of the version that was submitted; another one has an event of its own. */
async function dropFiles(
  { db }: Trusted,
  path: string,
  { version }: DocumentData,
  missing: ReadonlySet<string>,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(path));
    if (stored.get('version') !== version || !WAITING.includes(textOf(stored.get('state')))) return;
    const answers = Object.entries((stored.get('answers') ?? {}) as DocumentData);
    const empty = answers.filter(([, answer]) => missing.has(textOf(answer?.docId)));
    const [first, ...others] = empty.flatMap(([question]) => [
      new FieldPath('answers', question, 'docId'),
      FieldValue.delete(),
    ]);
    if (first instanceof FieldPath) transaction.update(stored.ref, first, ...(others as [FieldValue]));
  });
}
