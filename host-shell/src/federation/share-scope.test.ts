import { describe, expect, it, vi } from 'vitest';
import { createShareScope } from './share-scope.ts';

const VERSIONS = { react: '19.3.1', '@vcms/ui': '1.0.0' };

describe('the share scope', () => {
  it('offers each module under its version and loads it when it is first asked for', async () => {
    const namespace = { Button: 1 };
    const load = vi.fn(async () => namespace);
    const scope = createShareScope({ '@vcms/ui': { package: '@vcms/ui', load } }, VERSIONS);
    expect(load).not.toHaveBeenCalled();

    const factory = await scope['@vcms/ui']?.['1.0.0']?.get();

    expect(factory?.()).toBe(namespace);
  });

  it('takes the version of the package for each of its entries', () => {
    const load = async () => ({});

    const scope = createShareScope(
      { react: { package: 'react', load }, 'react/jsx-runtime': { package: 'react', load } },
      VERSIONS,
    );

    expect(Object.values(scope).map((versions) => Object.keys(versions))).toEqual([['19.3.1'], ['19.3.1']]);
  });

  it('leaves out what has no known version, so that whoever needs it is refused', () => {
    expect(createShareScope({ other: { package: 'other', load: async () => ({}) } }, VERSIONS)).toEqual({});
  });

  it('tries again after a failed load', async () => {
    const load = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('ChunkLoadError'));
    const shared = createShareScope({ react: { package: 'react', load } }, VERSIONS).react?.['19.3.1'];

    await expect(shared?.get()).rejects.toThrow('ChunkLoadError');

    await expect(shared?.get()).resolves.toBeTypeOf('function');
  });
});
