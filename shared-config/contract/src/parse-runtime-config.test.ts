import { describe, expect, it } from 'vitest';
import { parseRuntimeConfig } from './parse-runtime-config.ts';

const firebase = { apiKey: 'k', projectId: 'demo-vcms', appId: 'a' };
const good = { env: 'local', firebase, localFirebase: 'http://127.0.0.1:4302' };

describe('parseRuntimeConfig', () => {
  it('takes a good configuration as it is', () => {
    expect(parseRuntimeConfig(good)).toEqual({ ok: true, value: good, warnings: [] });
  });

  it('needs no local Firebase', () => {
    const parsed = parseRuntimeConfig({ env: 'production', firebase });

    expect(parsed.ok && parsed.value).toEqual({ env: 'production', firebase });
  });

  it.each([
    ['no object', '__VCMS_CONFIG__'],
    ['an environment that leads elsewhere', { ...good, env: '../x' }],
    ['no environment', { firebase }],
    ['no Firebase project', { ...good, firebase: { apiKey: 'k', appId: 'a' } }],
    ['no Firebase block', { env: 'local' }],
    ['a local Firebase on another machine', { ...good, localFirebase: 'http://10.0.0.1:4302' }],
    ['a local Firebase with a path', { ...good, localFirebase: 'http://127.0.0.1:4302/x' }],
  ])('refuses %s', (_, value) => {
    expect(parseRuntimeConfig(value).ok).toBe(false);
  });

  it.each([
    [['google'], ['google'], 0],
    [['google', 'carrier-pigeon'], ['google'], 1],
    [['carrier-pigeon'], undefined, 1],
    ['google', undefined, 1],
    [[], undefined, 0],
  ])('takes of the sign-in providers %j those it knows', (given, taken, warnings) => {
    const parsed = parseRuntimeConfig({ ...good, signInProviders: given });

    expect(parsed.ok && parsed.value.signInProviders).toEqual(taken);
    expect(parsed.ok && parsed.warnings).toHaveLength(warnings);
  });

  it.each([
    [0, 0, 0],
    [2000, 2000, 0],
    [2001, undefined, 1],
    [-1, undefined, 1],
    [0.5, undefined, 1],
    ['0', undefined, 1],
  ])('takes a splash of %j ms as %j', (given, taken, warnings) => {
    const parsed = parseRuntimeConfig({ ...good, splashMs: given });

    expect(parsed.ok && parsed.value.splashMs).toBe(taken);
    expect(parsed.ok && parsed.warnings).toHaveLength(warnings);
  });

  it.each([
    [{ percent: 5 }, { percent: 5 }, 0],
    [{ percent: 0.5 }, { percent: 0.5 }, 0],
    [{ percent: 0 }, undefined, 1],
    [{ percent: 101 }, undefined, 1],
    [{ percent: '5' }, undefined, 1],
    [5, undefined, 1],
    [undefined, undefined, 0],
  ])('takes reports of releases from %j as %j', (given, taken, warnings) => {
    const parsed = parseRuntimeConfig({ ...good, releaseReports: given });

    expect(parsed.ok && parsed.value.releaseReports).toEqual(taken);
    expect(parsed.ok && parsed.warnings).toHaveLength(warnings);
  });

  it('lets nobody shorten the splash in production', () => {
    const parsed = parseRuntimeConfig({ env: 'production', firebase, splashMs: 0 });

    expect(parsed.ok && parsed.value).toEqual({ env: 'production', firebase });
  });

  const siteKey = '6Lc_demo-site-key-of-forty-characters-00';

  it('takes a site key of App Check in production', () => {
    const parsed = parseRuntimeConfig({ env: 'production', firebase, appCheck: { siteKey } });

    expect(parsed).toEqual({
      ok: true,
      value: { env: 'production', firebase, appCheck: { siteKey } },
      warnings: [],
    });
  });

  it('has no App Check beside a local Firebase', () => {
    const parsed = parseRuntimeConfig({ ...good, appCheck: { siteKey } });

    expect(parsed.ok && parsed.value).toEqual(good);
    expect(parsed.ok && parsed.warnings).toHaveLength(1);
  });

  it.each([siteKey, null, {}, { siteKey: '' }, { siteKey: 5 }, { siteKey: `${siteKey}"><script>` }])(
    'refuses %j as App Check, and starts no page that would be refused everywhere',
    (appCheck) => {
      expect(parseRuntimeConfig({ env: 'production', firebase, appCheck }).ok).toBe(false);
    },
  );

  it('leaves out an optional part that it cannot use', () => {
    const parsed = parseRuntimeConfig({
      env: 'local',
      firebase: { ...firebase, authDomain: 5, storageBucket: 'b' },
    });

    expect(parsed.ok && parsed.value.firebase).toEqual({ ...firebase, storageBucket: 'b' });
    expect(parsed.ok && parsed.warnings).toHaveLength(1);
  });
});
