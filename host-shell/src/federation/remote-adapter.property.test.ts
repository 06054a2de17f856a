import type { RemoteApp, RemoteProps } from '@vcms/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOAD_LIMITS } from './load-limits.ts';
import { aDrawingApp, aFailure, setUpAdapter } from './test-adapter.ts';
import { defer } from './test-federation.ts';

type Scene = ReturnType<typeof setUpAdapter>;

/** How the life-cycle functions of an app behave. */
type Manner = 'good' | 'rejects' | 'throws' | 'late' | 'hangs';

const manners = fc.constantFrom<Manner>('good', 'good', 'rejects', 'throws', 'late', 'hangs');

const steps = fc.oneof(
  fc.record({ do: fc.constantFrom('mount', 'unmount', 'retry', 'fail-load') }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, 2900, 3100, 5100) }),
  fc.record({ do: fc.constant('finish-load' as const), mount: manners, unmount: manners }),
);

function behave(manner: Manner, act: () => void): Promise<void> {
  if (manner === 'throws') throw new Error('thrown');
  if (manner === 'rejects') return Promise.reject(new Error('rejected'));
  if (manner === 'hangs') return new Promise(() => {});
  if (manner === 'good') {
    act();
    return Promise.resolve();
  }
  const end = defer();
  setTimeout(() => {
    act();
    end.resolve();
  }, 6000);
  return end.promise;
}

function anApp(mount: Manner, unmount: Manner): RemoteApp {
  const draw = ({ domElement }: RemoteProps) => void domElement.append(document.createElement('main'));
  return aDrawingApp({
    mount: (props) => behave(mount, () => draw(props)),
    unmount: (props) => behave(unmount, () => props.domElement.replaceChildren()),
  });
}

/** single-spa never orders a mount while mounted, nor an unmount while not; the script obeys the same rule. */
function play(
  scene: Scene,
  step: { do: string; ms?: number; mount?: Manner; unmount?: Manner },
): Promise<unknown> | undefined {
  const { adapter, loads } = scene;
  switch (step.do) {
    case 'mount':
      return adapter.isMounted() ? undefined : adapter.mount();
    case 'unmount':
      return adapter.isMounted() ? adapter.unmount() : undefined;
    case 'retry':
      return adapter.retry();
    case 'fail-load':
      loads.at(-1)?.outcome.resolve({ kind: 'failed', failure: aFailure('chunk-network') });
      return undefined;
    case 'finish-load':
      if (loads.length > 0) scene.finishLoad(anApp(step.mount ?? 'good', step.unmount ?? 'good'));
      return undefined;
    default:
      return undefined;
  }
}

describe('any order of events', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves at most one remote on screen, none after an unmount, and settles every promise in time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 25 }), async (script) => {
        const scene = setUpAdapter();
        for (const step of script) {
          const work = play(scene, step);
          const settled = vi.fn();
          void work?.then(settled);
          await vi.advanceTimersByTimeAsync('ms' in step ? step.ms : 0);
          expect(scene.slotElement.childElementCount).toBeLessThanOrEqual(2);
          expect(scene.drawn()).toBeLessThanOrEqual(1);
          if (step.do === 'mount' && work !== undefined) expect(settled).toHaveBeenCalled();
          if (step.do !== 'unmount' || work === undefined) continue;
          await vi.advanceTimersByTimeAsync(LOAD_LIMITS.unmount);
          expect(settled).toHaveBeenCalled();
          expect(scene.slotElement.childElementCount).toBe(0);
          expect(scene.status.getSnapshot().phase).toBe('idle');
        }
        const end = scene.adapter.unmount();
        await vi.advanceTimersByTimeAsync(60_000);
        await end;
        expect(scene.slotElement.childElementCount).toBe(0);
        scene.slotElement.remove();
      }),
      { numRuns: 100 },
    );
  });
});
