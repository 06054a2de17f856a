import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { createPartLoader, loadedPart } from './part-loader.ts';

describe('a part of the shell that loads on demand', () => {
  it('is absent until it is asked for, then ready', async () => {
    const load = vi.fn(async () => 'part');
    const loader = createPartLoader(load, () => {});
    expect(loader.store.getSnapshot()).toEqual({ kind: 'absent' });
    expect(load).not.toHaveBeenCalled();

    loader.load();

    await eventually(() => expect(loadedPart(loader)).toBe('part'));
  });

  it('loads once, however often it is asked for', async () => {
    const load = vi.fn(async () => 'part');
    const loader = createPartLoader(load, () => {});

    loader.load();
    loader.load();
    await eventually(() => expect(loadedPart(loader)).toBe('part'));
    loader.load();

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says that it failed, and tries again when asked again', async () => {
    const cause = new Error('ChunkLoadError');
    const load = vi.fn(async () => 'part').mockRejectedValueOnce(cause);
    const onFailure = vi.fn();
    const loader = createPartLoader(load, onFailure);

    loader.load();
    await eventually(() => expect(loader.store.getSnapshot()).toEqual({ kind: 'failed' }));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(cause);
    await Promise.resolve();
    loader.load();

    await eventually(() => expect(loadedPart(loader)).toBe('part'));
  });
});
