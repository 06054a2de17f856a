import { createBuiltInScanner } from './built-in-scanner.ts';
import { createClamdScanner } from './clamd-scanner.ts';
import type { FileScanner } from './file-scanner.ts';

/**
 * The engine that a parameter names: `built-in`, `clamd://host:3310` or `clamd:/var/run/clamav/clamd.ctl`. Throws a RangeError for
 * anything else, so that a misspelt engine never reads as a clean file.
 */
export function chooseScanner(name: string): FileScanner {
  if (name === 'built-in') return createBuiltInScanner();
  const [, host, port] = /^clamd:\/\/([^/:]+):(\d{1,5})$/.exec(name) ?? [];
  if (host !== undefined) return createClamdScanner({ host, port: Number(port) });
  const path = /^clamd:(\/[^/].*)$/.exec(name)?.[1];
  if (path === undefined) throw new RangeError(`VIRUS_SCANNER names no scanner: ${name}`);
  return createClamdScanner({ path });
}
