import { callTrusted } from '@vcms/data';
import type { PixelBox, RecognizedPage } from '@vcms/pdf';
import type { Functions } from 'firebase/functions';

/** Bytes that are turned into letters at once: a multiple of three. */
const SLICE = 0x6000;
/** A page takes the server seconds; the first one of a day, and one behind others, up to two minutes. */
const LIMIT_MS = 120_000;

async function asText(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += SLICE)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + SLICE))));
  return parts.join('');
}

/** Recognises a picture on the server, which keeps nothing of it; never rejects. */
export function recognizer(functions: () => Functions) {
  return async (picture: Blob, spots: readonly PixelBox[]): Promise<RecognizedPage> => {
    const request = { picture: await asText(picture), spots: [...spots] };
    const answer = await callTrusted(functions(), 'pageRecognize', request, LIMIT_MS);
    if (answer.kind === 'done') return { kind: 'words', words: answer.value.words };
    const isForGood = answer.kind === 'refused' && answer.refusal.reason === 'invalid';
    if (isForGood) return { kind: 'failed', message: answer.message, canRetry: false };
    return { kind: 'failed', message: `${answer.message} Or type the values.`, canRetry: true };
  };
}
