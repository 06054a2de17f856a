import { describe, expect, it } from 'vitest';
import type { LoadFailureKind } from './load-failure.ts';
import { type NextStep, nextStep, requiresReload } from './retry-policy.ts';

const first = { failures: 1, timeouts: 0, transient: true };
const again = (afterMs: number): NextStep => ({ kind: 'again', afterMs });
const next: NextStep = { kind: 'next-candidate' };
const noJitter = () => 0;

describe('the retry table', () => {
  it.each<LoadFailureKind>(['registry-unreachable', 'release-unreachable'])(
    'asks for a document twice more: %s',
    (kind) => {
      expect(nextStep(kind, first, noJitter)).toEqual(again(500));
      expect(nextStep(kind, { ...first, failures: 2 }, noJitter)).toEqual(again(1500));
      expect(nextStep(kind, { ...first, failures: 3 }, noJitter)).toEqual(next);
    },
  );

  it.each<LoadFailureKind>(['registry-unreachable', 'release-unreachable'])(
    'waits for the limit at most twice: %s',
    (kind) => {
      expect(nextStep(kind, { ...first, timeouts: 1 }, noJitter)).toEqual(again(500));
      expect(nextStep(kind, { ...first, failures: 2, timeouts: 2 }, noJitter)).toEqual(next);
    },
  );

  it('does not ask again for a document that is not there', () => {
    expect(nextStep('release-unreachable', { ...first, transient: false }, noJitter)).toEqual(next);
  });

  it.each<LoadFailureKind>(['entry-network', 'entry-timeout', 'chunk-network', 'chunk-timeout'])(
    'loads a script once more: %s',
    (kind) => {
      expect(nextStep(kind, first, noJitter).kind).toBe('again');
      expect(nextStep(kind, { ...first, failures: 2 }, noJitter)).toEqual(next);
    },
  );

  it.each<LoadFailureKind>([
    'release-invalid',
    'contract-mismatch',
    'shared-mismatch',
    'integrity',
    'entry-evaluation',
    'entry-missing-global',
    'expose-missing',
    'module-evaluation',
    'evaluation-timeout',
    'app-invalid',
    'mount-error',
    'mount-timeout',
    'registry-invalid',
  ])('never tries the same release again after %s', (kind) => {
    expect(nextStep(kind, first, noJitter)).toEqual(next);
  });

  it('lengthens a pause by up to a quarter', () => {
    expect(nextStep('registry-unreachable', first, () => 0.999)).toEqual(again(625));
  });

  it('knows that a module that threw or never ended spoils the page', () => {
    expect(requiresReload('module-evaluation')).toBe(true);
    expect(requiresReload('evaluation-timeout')).toBe(true);
    expect(requiresReload('entry-network')).toBe(false);
  });
});
