import { describe, expect, it, vi } from 'vitest';
import { createSharedOptions, forgetLoading } from './share-scope.ts';

const VERSIONS = { react: '19.3.1', '@vcms/ui': '1.0.0' };
const load = async () => ({});
const ignore = () => {};

describe('the shared modules', () => {
  it('load when they are first asked for', async () => {
    const namespace = { Button: 1 };
    const loadUi = vi.fn(async () => namespace);
    const shared = createSharedOptions(
      { '@vcms/ui': { package: '@vcms/ui', load: loadUi } },
      VERSIONS,
      ignore,
    );
    expect(loadUi).not.toHaveBeenCalled();

    const factory = await shared['@vcms/ui']?.get();

    expect(factory?.()).toBe(namespace);
  });

  it('have the version of their package, each entry of it, and refuse whoever needs another', () => {
    const shared = createSharedOptions(
      { react: { package: 'react', load }, 'react/jsx-runtime': { package: 'react', load } },
      VERSIONS,
      ignore,
    );

    expect(Object.keys(shared)).toEqual(['react', 'react/jsx-runtime']);
    for (const option of Object.values(shared))
      expect(option).toMatchObject({
        version: '19.3.1',
        scope: 'default',
        shareConfig: { singleton: true, strictVersion: true, eager: false },
      });
  });

  it('leave out what has no known version, so that whoever needs it is refused', () => {
    expect(createSharedOptions({ other: { package: 'other', load } }, VERSIONS, ignore)).toEqual({});
  });

  it('say which one failed, and can be tried again', async () => {
    const failing = vi.fn(load).mockRejectedValueOnce(new Error('ChunkLoadError'));
    const onFailure = vi.fn();
    const { react } = createSharedOptions(
      { react: { package: 'react', load: failing } },
      VERSIONS,
      onFailure,
    );

    await expect(react?.get()).rejects.toThrow('ChunkLoadError');

    expect(onFailure).toHaveBeenCalledExactlyOnceWith('react', '19.3.1');
    await expect(react?.get()).resolves.toBeTypeOf('function');
  });

  it('are no longer on their way after a failure', () => {
    const registered = { loading: Promise.resolve() };

    forgetLoading({ default: { react: { '19.3.1': registered } } }, 'react', '19.3.1');
    forgetLoading({}, 'react', '19.3.1');

    expect(registered.loading).toBeNull();
  });
});
