import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Headers } from './header-policy.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** A page that is made per request, as Hosting sends it: compressed for whoever can read that. */
export async function encodePage(
  page: string,
  accepted: string,
): Promise<{ readonly body: Buffer; readonly headers: Headers }> {
  const headers = { vary: 'accept-encoding' };
  if (/\bbr\b/.test(accepted)) {
    const body = await brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { body, headers: { ...headers, 'content-encoding': 'br' } };
  }
  if (/\bgzip\b/.test(accepted))
    return { body: await gz(page), headers: { ...headers, 'content-encoding': 'gzip' } };
  return { body: Buffer.from(page), headers };
}
