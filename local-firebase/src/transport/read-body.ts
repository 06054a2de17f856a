import type { IncomingMessage } from 'node:http';
import { RpcError } from '../service/rpc-error.ts';

/** Production refuses requests above 10 MiB; form encoding triples JSON at worst. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Reads a whole request body as UTF-8. Rejects with RESOURCE_EXHAUSTED above 32 MiB, with CANCELLED when it breaks off. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) {
        throw new RpcError('RESOURCE_EXHAUSTED', `The request is larger than ${MAX_BODY_BYTES} bytes.`);
      }
      chunks.push(chunk);
    }
  } catch (thrown) {
    if (thrown instanceof RpcError) throw thrown;
    throw new RpcError('CANCELLED', 'The request ended before its body did.');
  }
  return Buffer.concat(chunks).toString('utf8');
}
