import type { TrustedResult } from '../../backend/trusted-call.ts';
import type { UploadBackend, UploadedFile } from '../../backend/upload-backend.ts';

/** The server puts parts of this size together (BROKER_UPLOAD of the domain). */
export const PART_BYTES = 2 * 1_048_576;

/** Pauses before a part is tried again, in milliseconds; then the person decides. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000] as const;
/** The server counts the calls of an address within a minute. */
const CROWDED_PAUSE = 20_000;

export interface Sending {
  readonly backend: Pick<UploadBackend, 'put' | 'finish'>;
  readonly token: string;
  readonly requestId: string;
  readonly files: readonly File[];
  /** Parts that arrived in an earlier attempt, as `file/part`; grows. */
  readonly arrived: Set<string>;
  /** 0..1 of the bytes, and whether the connection is being waited for. */
  readonly onProgress: (part: number, waiting: boolean) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const UNREADABLE = 'A file cannot be read any more. Select the files again.';

/** Sends files in parts; a part that does not get through is tried again, and an attempt goes on where the last one ended. */
export async function sendFiles(sending: Sending): Promise<TrustedResult<void>> {
  try {
    return await sendAll(sending);
  } catch {
    // The browser refuses to read a file that was moved or changed after it was chosen.
    return { ok: false, kind: 'other', message: UNREADABLE };
  }
}

async function sendAll(sending: Sending): Promise<TrustedResult<void>> {
  const { backend, token, requestId, files, onProgress } = sending;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  const announced: UploadedFile[] = [];
  onProgress(0, false);
  for (const [number, file] of files.entries()) {
    announced.push({
      fileName: file.name,
      contentType: file.type,
      size: file.size,
      sha256: await sha256Of(file),
    });
    for (let part = 0; part * PART_BYTES < file.size; part += 1) {
      const piece = file.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
      const result = await sendPart(sending, number, part, piece, sent / total);
      if (!result.ok) return result;
      sent += piece.size;
      onProgress(sent / total, false);
    }
  }
  return patiently(sending, 1, () => backend.finish({ token, requestId, files: announced }));
}

async function sendPart(
  sending: Sending,
  file: number,
  part: number,
  piece: Blob,
  done: number,
): Promise<TrustedResult<void>> {
  const { backend, token, arrived } = sending;
  const name = `${file}/${part}`;
  if (arrived.has(name)) return { ok: true, value: undefined };
  const bytes = toBase64(new Uint8Array(await piece.arrayBuffer()));
  const result = await patiently(sending, done, () => backend.put({ token, file, part, bytes }));
  if (result.ok) arrived.add(name);
  return result;
}

/** Tries again while the server cannot be reached, or has had too many calls of this address. */
async function patiently(
  { onProgress, wait }: Sending,
  done: number,
  run: () => Promise<TrustedResult<void>>,
): Promise<TrustedResult<void>> {
  let result = await run();
  for (const pause of PAUSES) {
    const crowded = !result.ok && result.kind === 'refused' && result.reason === 'too-many';
    if (result.ok || (result.kind !== 'unreachable' && !crowded)) return result;
    onProgress(done, true);
    await wait(crowded ? CROWDED_PAUSE : pause);
    result = await run();
  }
  return result;
}

/** 64 hexadecimal digits. */
async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Arguments of one call are limited, so the bytes go in pieces; three bytes make four letters. */
const PIECE = 3 * 8_192;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  }
  return text;
}
