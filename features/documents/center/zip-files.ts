import type { EvidenceOutcome } from '@vcms/data';
import type { CompanyDocument } from '@vcms/domain';
import { namesInZip } from '../model/zip-plan.ts';
import { packZip } from '../zip/pack-zip.ts';

type ZippedFile = Pick<CompanyDocument, 'id' | 'title' | 'fileName' | 'size'>;

export interface ZipWork<File extends ZippedFile> {
  readonly files: readonly File[];
  /** Opens a file for the reader, as if it were looked at: a client's opening stands in the access log. */
  readonly open: (file: File) => Promise<EvidenceOutcome>;
  readonly signal: AbortSignal;
  /** Bytes that are in the zip or were left out. */
  readonly onProgress: (bytes: number) => void;
  /** A file that could not be opened is left out; its title and why. */
  readonly onLeftOut: (line: string) => void;
}

async function* inputsOf<File extends ZippedFile>(work: ZipWork<File>) {
  const { files, open, signal, onProgress, onLeftOut } = work;
  const names = namesInZip(files);
  let bytes = 0;
  let packed = 0;
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    const opened = await open(file);
    signal.throwIfAborted();
    if (opened.kind === 'ready') {
      packed += 1;
      yield { name: names[index] ?? file.fileName, input: opened.blob };
    } else onLeftOut(`${file.title}: ${opened.failure.message}`);
    bytes += file.size;
    onProgress(bytes);
  }
  // An empty zip would look like one that was made.
  if (packed === 0) throw new RangeError('None of the files could be opened.');
}

/** The files as a zip, one after the other: no more than one is in hand at a time. Fails with the signal's reason, and where no file opens. */
export function zipStream<File extends ZippedFile>(work: ZipWork<File>): ReadableStream<Uint8Array> {
  return packZip(inputsOf(work));
}
