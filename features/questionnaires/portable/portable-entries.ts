import type { EvidenceOutcome } from '@vcms/data';
import type { ZipEntry } from '@vcms/documents/zip';
import type { CompanyDocument, ContractorFile } from '@vcms/domain';
import { dataFiles } from './data-files.ts';
import { paperPath, papersThatFit } from './paper-plan.ts';
import type { PortableRecords } from './portable-records.ts';

export interface PortableWork {
  readonly records: PortableRecords;
  /** Bytes that the papers may have together. */
  readonly papersMax: number;
  readonly madeAt: Date;
  /** Opens a paper through the server, which asks who may and says so where it has to (ADR 34). */
  readonly open: (document: CompanyDocument) => Promise<EvidenceOutcome>;
  /** SHA-256 in small hexadecimal digits. */
  readonly digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  readonly signal: AbortSignal;
  /** Bytes of papers that are in the zip or were left out. */
  readonly onProgress: (bytes: number) => void;
  readonly onLeftOut: (line: string) => void;
}

type Listed = ContractorFile['files'][number];

function asText(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}

/** What is not in the zip, with why, before any paper was opened. */
function missingAlready(
  { damaged }: PortableRecords,
  tooMuch: readonly CompanyDocument[],
): ContractorFile['leftOut'] {
  return [
    ...damaged.map((path) => ({ about: path, reason: 'This record is damaged and cannot be read.' })),
    ...tooMuch.map(({ id, title }) => ({
      ...{ about: title, documentId: id },
      reason: 'The papers before it have reached the size of one file.',
    })),
  ];
}

/**
 * The whole file, one entry after the other: data, papers one at a time, then checksums and manifest, which know the bytes of
 * all before them. Fails with the signal's reason.
 */
export async function* portableEntries(work: PortableWork): AsyncGenerator<ZipEntry> {
  const { records, papersMax, madeAt, open, digest, signal, onProgress, onLeftOut } = work;
  const { company } = records;
  const { taken, leftOut: tooMuch } = papersThatFit(records.documents, papersMax);
  const files: Listed[] = [];
  const leftOut = [...missingAlready(records, tooMuch)];
  async function listed(
    about: Omit<Listed, 'bytes' | 'sha256'>,
    input: Uint8Array<ArrayBuffer>,
  ): Promise<ZipEntry> {
    files.push({ ...about, bytes: input.length, sha256: await digest(input) });
    return { name: about.path, input };
  }
  for (const { text, ...about } of dataFiles(records))
    yield await listed(about, new TextEncoder().encode(text));
  let done = 0;
  for (const document of taken) {
    signal.throwIfAborted();
    const opened = await open(document);
    signal.throwIfAborted();
    const { id, title, contentType, size } = document;
    if (opened.kind === 'ready') {
      const about = { path: paperPath(document), about: title, contentType, documentId: id };
      yield await listed(about, new Uint8Array(await opened.blob.arrayBuffer()));
    } else leftOut.push({ about: title, documentId: id, reason: opened.failure.message });
    done += size;
    onProgress(done);
  }
  for (const { about, reason } of leftOut) onLeftOut(`${about}: ${reason}`);
  const sums = files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  yield { name: 'checksums.sha256', input: new TextEncoder().encode(sums) };
  const manifest: ContractorFile = {
    ...{ format: 'vcms-contractor-file', formatVersion: 1, madeAt: madeAt.toISOString() },
    contractor: { id: company.id, name: company.name },
    ...{ files, leftOut },
  };
  yield { name: 'manifest.json', input: asText(manifest) };
}
