import { describe, expect, it } from 'vitest';
import { isCompatibleContract } from './contract-version.ts';
import { containerName } from './release.ts';

describe('containerName', () => {
  it.each([
    ['remote-admin', '1.8.2', 'remote_admin__1_8_2'],
    ['remote-cs', '1.0.0-b.9f31c2a0', 'remote_cs__1_0_0_b_9f31c2a0'],
  ] as const)('names the container of %s %s', (remote, version, name) => {
    expect(containerName(remote, version)).toBe(name);
  });
});

describe('isCompatibleContract', () => {
  it.each([
    [{ major: 1, minor: 2 }, { major: 1, minor: 2 }, true],
    [{ major: 1, minor: 2 }, { major: 1, minor: 0 }, true],
    [{ major: 1, minor: 2 }, { major: 1, minor: 3 }, false],
    [{ major: 2, minor: 0 }, { major: 1, minor: 0 }, false],
    [{ major: 1, minor: 0 }, { major: 2, minor: 0 }, false],
  ])('shell %j with a remote for %j: %s', (shell, remote, expected) => {
    expect(isCompatibleContract(shell, remote)).toBe(expected);
  });
});
