import { sha256Of } from '@vcms/data';
import { type PaperKind, type ReadingWork, readPaper } from '@vcms/kits/evidence';
import { type ReadCertificate, readProofOfInsurance } from '@vcms/pdf';
import { namesPolicy } from './certificate-of.ts';
import type { CertificateReading } from './use-paper-reading.ts';

const WORDS = {
  otherForm: 'No certificate was recognized in this file.',
  instead: 'Look at the page',
  sender: 'the broker',
};
/** Recognised files that are kept while the page is open: the other lines of a certificate come next. */
const KEPT = 4;

interface Recognized {
  readonly first: ReadCertificate;
  /** All of its pages were looked at. */
  readonly isWhole: boolean;
}

const recognized = new Map<string, Recognized>();

function keep(key: string, file: Recognized): void {
  recognized.delete(key);
  recognized.set(key, file);
  const [oldest] = recognized.keys();
  if (recognized.size > KEPT && oldest !== undefined) recognized.delete(oldest);
}

function names(first: ReadCertificate, policyNumber: string): boolean {
  const all = [first, ...(first.others ?? [])];
  return all.some(({ lines }) => lines.some((line) => namesPolicy(line, policyNumber)));
}

function seenOf(seen: ReadCertificate): CertificateReading {
  return { kind: 'nothing', scan: { kind: 'seen', seen } };
}

/**
 * The certificate of a file by its text; of a scan what is recognised, page by page until one names the policy. `tell` hears
 * how far that is. Rejects with the signal's reason once it is aborted.
 */
export async function readCertificateFile(
  file: Blob,
  policyNumber: string,
  work: Pick<ReadingWork, 'signal' | 'functions'>,
  tell: (reading: CertificateReading) => void,
): Promise<CertificateReading> {
  const isEnough = (first: ReadCertificate) => names(first, policyNumber);
  const kind: PaperKind<ReadCertificate> = { ...WORDS, parse: readProofOfInsurance };
  const source = {
    ...{ key: '', name: '' },
    load: async () => ({ kind: 'ready' as const, blob: file }),
  };
  const task: ReadingWork = {
    ...work,
    stopped: work.signal,
    onPage: (page, pages) => tell({ kind: 'nothing', scan: { kind: 'recognizing', page, pages } }),
  };
  const text = await readPaper({ ...kind, leavesPictures: true }, source, task);
  if (text.kind === 'read') return { kind: 'read', first: text.result };
  if (text.isPicture !== true) return { kind: 'nothing' };
  const key = await sha256Of(file);
  const known = recognized.get(key);
  if (known !== undefined && (known.isWhole || isEnough(known.first))) return seenOf(known.first);
  const scan = await readPaper({ ...kind, readsAll: true, isEnough }, source, task);
  if (scan.kind === 'nothing') return { kind: 'nothing', scan: { kind: 'failed', message: scan.message } };
  keep(key, { first: scan.result, isWhole: scan.isPartial !== true });
  return seenOf(scan.result);
}
