import { createHash } from 'node:crypto';
import { type CollectionName, fileWords } from '@vcms/domain';
import { runLimited } from '../run-limited.ts';
import type { ContractorFile } from '../words/contractor-file.ts';
import { type Draft, draftOf } from '../words/demo-draft.ts';
import { firstUserOf } from '../words/demo-ids.ts';
import { at } from '../words/demo-records.ts';
import type { SampleDocument, SampleRestricted } from '../words/sample-document.ts';
import { pageText, renderPage } from './render-page.ts';

/** Puts a file into storage. */
export type SaveFile = (path: string, bytes: Buffer, contentType: string) => Promise<void>;

const AT_ONCE = 8;

type Paper = SampleDocument | SampleRestricted;
type PaperCollection = Extract<CollectionName, 'documents' | 'restrictedDocuments'>;

interface Job {
  readonly collection: PaperCollection;
  readonly contractorId: string;
  readonly paper: Paper;
}

function jobsOf({ contractorId, documents, restricted }: ContractorFile): readonly Job[] {
  return [
    ...documents.map((paper): Job => ({ collection: 'documents', contractorId, paper })),
    ...restricted.map((paper): Job => ({ collection: 'restrictedDocuments', contractorId, paper })),
  ];
}

async function writeOne(
  { collection, contractorId, paper }: Job,
  today: string,
  save: SaveFile,
): Promise<readonly Draft[]> {
  const { page, ...document } = paper;
  const bytes = await renderPage(page);
  await save(document.storagePath, bytes, document.contentType);
  const issuedOn = 'issuedOn' in document ? document.issuedOn : undefined;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const record = { ...document, contractorId, size: bytes.length, sha256 };
  const origin = { at: at(issuedOn ?? today, 2), by: firstUserOf(contractorId) };
  const ids: [string, string] = [contractorId, document.id];
  const own = draftOf(collection, ids, record, origin);
  if (!('category' in document) || document.state === 'draft') return [own];
  // As the server keeps it once it has read the file.
  const { words, isCut } = fileWords(document, pageText(page));
  const found = { ...record, nameWords: words, text: isCut ? 'part' : 'words' };
  return [own, draftOf('documentTexts', ids, found, origin)];
}

/** Renders and stores every file of the demo data; gives the documents that describe them, and the words by which they are found. */
export async function writeFiles(
  files: readonly ContractorFile[],
  today: string,
  save: SaveFile,
): Promise<readonly Draft[]> {
  const drafts: Draft[] = [];
  await runLimited(files.flatMap(jobsOf), AT_ONCE, async (job) => {
    drafts.push(...(await writeOne(job, today, save)));
  });
  return drafts;
}
