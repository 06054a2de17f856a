import { fileKind } from './file-kind.ts';
import { openImage } from './open-image.ts';
import { openPdf } from './open-pdf.ts';
import type { OpenOutcome } from './page-source.ts';

/** Opens a certificate: PDF, PNG or JPEG. Rejects only with the signal's reason. */
export async function openFile(blob: Blob, signal: AbortSignal): Promise<OpenOutcome> {
  if (blob.size === 0) return { kind: 'failed', problem: 'empty' };
  const kind = await fileKind(blob);
  signal.throwIfAborted();
  if (kind === 'image') return openImage(blob, signal);
  if (kind === undefined) return { kind: 'failed', problem: 'unknown-kind' };
  return openPdf(await blob.arrayBuffer(), signal);
}
