import type { RegistryEntry } from '@vcms/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChoiceInputs, chooseRelease, type ReleaseChoice } from './choose-release.ts';
import { anEntry } from './test-federation.ts';

const user = { userId: 'u1', role: '5001' } as const;
const everybody = { version: '1.2.0', percent: 100, salt: 's' };

function choose(entry: Partial<RegistryEntry>, inputs: Partial<ChoiceInputs> = {}): ReleaseChoice {
  return chooseRelease('remote-admin', anEntry(entry), user, { failed: new Set(), ...inputs });
}

const use = (version: string, source: string) => ({ kind: 'use', version, source });

describe('chooseRelease', () => {
  it.each<[string, Partial<RegistryEntry>, Partial<ChoiceInputs>, unknown]>([
    ['the active release', {}, {}, use('1.1.0', 'active')],
    [
      'the previous release when the active one is blocked',
      { blocked: ['1.1.0'] },
      {},
      use('1.0.0', 'previous'),
    ],
    [
      'the previous release when the active one failed',
      {},
      { failed: new Set(['1.1.0']) },
      use('1.0.0', 'previous'),
    ],
    [
      'nothing when both failed',
      {},
      { failed: new Set(['1.1.0', '1.0.0']) },
      { kind: 'unavailable', reason: 'no-release' },
    ],
    [
      'nothing when the active one failed and there is no previous',
      { previous: null },
      { failed: new Set(['1.1.0']) },
      { kind: 'unavailable', reason: 'no-release' },
    ],
    [
      'nothing when the remote is disabled, whatever else is set',
      { disabled: { message: 'Later.' } },
      { override: '9.9.9', pin: '1.0.0' },
      { kind: 'unavailable', reason: 'disabled', message: 'Later.' },
    ],
    ['the override before a pin', {}, { override: '9.9.9', pin: '1.0.0' }, use('9.9.9', 'override')],
    [
      'the override though it is blocked and failed',
      { blocked: ['9.9.9'] },
      { override: '9.9.9', failed: new Set(['9.9.9']) },
      use('9.9.9', 'override'),
    ],
    ['the pin before the canary', { canary: everybody }, { pin: '1.0.0' }, use('1.0.0', 'pin')],
    [
      'the active release when the pin is blocked',
      { blocked: ['1.0.0'] },
      { pin: '1.0.0' },
      use('1.1.0', 'active'),
    ],
    [
      'the active release when the pin failed',
      {},
      { pin: '1.0.0', failed: new Set(['1.0.0']) },
      use('1.1.0', 'active'),
    ],
    ['the active release when the pin is not listed any more', {}, { pin: '0.9.0' }, use('1.1.0', 'active')],
    ['the active release when the pin is a word', {}, { pin: 'constructor' }, use('1.1.0', 'active')],
    ['the canary before the active release', { canary: everybody }, {}, use('1.2.0', 'canary')],
    [
      'the canary of a named user outside the percentage',
      { canary: { ...everybody, percent: 0, users: ['u1'] } },
      {},
      use('1.2.0', 'canary'),
    ],
    [
      'the canary of a named user with another role',
      { canary: { ...everybody, percent: 0, roles: ['5006'], users: ['u1'] } },
      {},
      use('1.2.0', 'canary'),
    ],
    [
      'the active release for a role without canary',
      { canary: { ...everybody, roles: ['5002'] } },
      {},
      use('1.1.0', 'active'),
    ],
    ['the active release at 0 percent', { canary: { ...everybody, percent: 0 } }, {}, use('1.1.0', 'active')],
    [
      'the active release when the canary is blocked',
      { canary: everybody, blocked: ['1.2.0'] },
      {},
      use('1.1.0', 'active'),
    ],
    [
      'the active release when the canary failed',
      { canary: everybody },
      { failed: new Set(['1.2.0']) },
      use('1.1.0', 'active'),
    ],
    [
      'the active release when the canary is not listed',
      { canary: { ...everybody, version: '7.0.0' } },
      {},
      use('1.1.0', 'active'),
    ],
  ])('takes %s', (_, entry, inputs, expected) => {
    expect(choose(entry, inputs)).toEqual(expected);
  });

  it('gives a canary of 25 percent to about a quarter of 200 users, and raising it takes it from nobody', () => {
    const users = Array.from({ length: 200 }, (_, index) => `user-${index}`);
    const given = (percent: number) =>
      users.filter((userId) => {
        const entry = anEntry({ canary: { ...everybody, percent, salt: '1.2.0' } });
        const choice = chooseRelease('remote-admin', entry, { ...user, userId }, { failed: new Set() });
        return choice.kind === 'use' && choice.source === 'canary';
      });

    expect(given(25).length).toBeGreaterThanOrEqual(36);
    expect(given(25).length).toBeLessThanOrEqual(64);
    expect(given(50)).toEqual(expect.arrayContaining(given(25)));
    expect(given(0)).toEqual([]);
    expect(given(100)).toEqual(users);
  });

  const versions = fc.constantFrom('1.0.0', '1.1.0', '1.2.0');

  it('never chooses a blocked or failed release, and always the same for the same inputs', () => {
    fc.assert(
      fc.property(
        fc.record({
          active: versions,
          previous: fc.option(versions),
          canary: fc.option(
            fc.record({ version: versions, percent: fc.integer({ min: 0, max: 100 }), salt: fc.string() }),
          ),
          blocked: fc.array(versions),
        }),
        fc.array(versions),
        fc.option(versions, { nil: undefined }),
        (entry, failedList, pin) => {
          const inputs = { pin, failed: new Set(failedList) };
          const choice = choose(entry, inputs);
          expect(choose(entry, inputs)).toEqual(choice);
          if (choice.kind === 'unavailable') return;
          expect(entry.blocked).not.toContain(choice.version);
          expect(failedList).not.toContain(choice.version);
        },
      ),
    );
  });
});
