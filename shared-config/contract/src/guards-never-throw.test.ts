import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRemoteApp } from './is-remote-app.ts';
import { parseRegistry } from './parse-registry.ts';
import { parseRelease } from './parse-release.ts';
import { parseRemoteMenu } from './parse-remote-menu.ts';
import type { ParseResult } from './parse-result.ts';
import { parseRuntimeConfig } from './parse-runtime-config.ts';
import { aMenu, aRegistry, aRelease } from './test-values.ts';

type Path = readonly (string | number)[];

/** Every place inside a JSON value. */
function placesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => placesOf(item, [...path, key]))];
}

/** A copy with one place replaced. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Object.assign(copy, { [key]: replaced((copy as Record<string | number, unknown>)[key], rest, by) });
  return copy;
}

const guards: readonly (readonly [string, (value: unknown) => ParseResult<unknown>, unknown])[] = [
  ['parseRemoteMenu', parseRemoteMenu, aMenu()],
  ['parseRelease', parseRelease, aRelease()],
  ['parseRegistry', parseRegistry, aRegistry()],
  [
    'parseRuntimeConfig',
    parseRuntimeConfig,
    { env: 'local', firebase: { apiKey: 'k', projectId: 'p', appId: 'a' } },
  ],
];

describe.each(guards)('%s', (_, parse, good) => {
  it('never throws on any JSON, and always says why it refuses', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = parse(value);
        expect(parsed.ok || parsed.problems.length > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('never throws when one place of a good value is replaced by something else, and is stable on its own result', () => {
    const places = placesOf(good);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.anything({ maxDepth: 2 }), (place, junk) => {
        const parsed = parse(replaced(good, place, junk));
        if (!parsed.ok) return;
        const again = parse(JSON.parse(JSON.stringify(parsed.value)));
        expect(again).toEqual({ ok: true, value: parsed.value, warnings: [] });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('isRemoteApp', () => {
  const app = {
    contract: { major: 1, minor: 0 },
    remote: 'remote-admin',
    release: '1.0.0',
    bootstrap: async () => {},
    mount: async () => {},
    unmount: async () => {},
  };

  it('accepts an app with every member', () => {
    expect(isRemoteApp(app)).toBe(true);
  });

  it.each(Object.keys(app))('refuses an app without %s', (member) => {
    expect(isRemoteApp({ ...app, [member]: undefined })).toBe(false);
  });

  it('refuses a value whose members throw when they are read', () => {
    const half = Object.defineProperty({ ...app }, 'mount', {
      get() {
        throw new ReferenceError('not initialised');
      },
    });

    expect(isRemoteApp(half)).toBe(false);
  });

  it('never throws on anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isRemoteApp(value)).toBe(false);
      }),
    );
  });
});
