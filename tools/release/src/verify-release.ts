import { EXIT, ReleaseFailure, sentenceOf } from './release-failure.ts';
import type { ReleaseFiles } from './release-files.ts';

const LIMIT_MS = 20_000;

/** What a browser of another origin needs (architecture 3g): header, what it must say, in words. */
const NEEDED: readonly (readonly [header: string, pattern: RegExp, wanted: string])[] = [
  ['access-control-allow-origin', /^\*$/, '*'],
  ['cache-control', /immutable/, 'public, max-age=31536000, immutable'],
  ['x-content-type-options', /^nosniff$/, 'nosniff'],
];

/**
 * Fetches every file of an uploaded release from outside, as a browser would, and compares it with what was built.
 * Throws with one sentence for the first file that is missing, differs, or comes with unfit headers.
 */
export async function verifyRelease(
  base: string,
  built: ReleaseFiles,
  fetchFile: typeof fetch,
): Promise<number> {
  const names = [...built.scripts, 'release.json'];
  for (const name of names) {
    const url = `${base}${built.path}${name}`;
    const expected = built.files.get(name) ?? new Uint8Array();
    const { response, bytes } = await get(url, fetchFile);
    if (response.status !== 200) throw unfit(url, `answers ${response.status}`);
    if (Buffer.compare(bytes, expected) !== 0) throw unfit(url, 'does not have the content that was built');
    checkHeaders(url, name, response.headers);
  }
  return names.length;
}

async function get(url: string, fetchFile: typeof fetch) {
  try {
    const response = await fetchFile(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (error) {
    throw new ReleaseFailure(
      EXIT.unavailable,
      `${url} cannot be fetched (${sentenceOf(error)}); check the CDN's address and that it runs.`,
      { cause: error },
    );
  }
}

function checkHeaders(url: string, name: string, headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  if (name.endsWith('.js') && !/^(text|application)\/javascript\b/.test(type))
    throw unfit(url, `comes as "${type}", which no browser runs as a script`);
  for (const [header, pattern, wanted] of NEEDED) {
    const value = headers.get(header) ?? '';
    if (!pattern.test(value)) throw unfit(url, `must come with "${header}: ${wanted}", not "${value}"`);
  }
}

function unfit(url: string, what: string): ReleaseFailure {
  return new ReleaseFailure(
    EXIT.unavailable,
    `${url} ${what}. The registry was not changed; correct the CDN and publish again.`,
  );
}
