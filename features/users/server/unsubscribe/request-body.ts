import type { IncomingMessage } from 'node:http';

/** Far more than a form with one field needs, however it is encoded. */
const BODY_MAX = 4096;

/** A request as Cloud Functions hand it over: what was sent with it is read already. */
export type ReadRequest = IncomingMessage & { readonly rawBody?: Buffer };

/** What was sent with a request; undefined: more than is taken. */
export async function bodyOf(request: ReadRequest): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX) return undefined;
  const bytes = request.rawBody ?? (await readBytes(request));
  return bytes === undefined || bytes.length > BODY_MAX ? undefined : bytes.toString('utf8');
}

function readBytes(request: IncomingMessage): Promise<Buffer | undefined> {
  if (request.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= BODY_MAX) parts.push(part);
      else resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('error', reject);
  });
}

/** Whether the field of RFC 8058 was sent, as a form of a page or as one of several parts: mail programs use either. */
export function isOneClick(body: string): boolean {
  if (new URLSearchParams(body.trim()).get('List-Unsubscribe') === 'One-Click') return true;
  return /name="?List-Unsubscribe"?\s[\s\S]*\bOne-Click\b/i.test(body);
}
