import { SHARED_MODULES as SHARED_BY_BUILD } from '@vcms/federation';
import { describe, expect, it } from 'vitest';
import { SHARED_MODULES } from './shared-modules.ts';

describe('the modules that the shell shares', () => {
  it('are those that a remote is built to ask for, each with the package whose version counts', () => {
    const here = Object.entries(SHARED_MODULES).map(([key, shared]) => [key, shared.package]);

    expect(here).toEqual(SHARED_BY_BUILD.map((shared) => [shared.key, shared.package]));
  });

  it.each([
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    'react-router-dom',
    'firebase/firestore',
  ])('load %s with something to use in it', async (key) => {
    const module = await SHARED_MODULES[key]?.load();

    expect(Object.keys(module as object).length).toBeGreaterThan(2);
  });
});
