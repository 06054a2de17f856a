import { describe, expect, it } from 'vitest';
import { NOTICE_DISMISSED_MS, SUPERSEDED_NOTICE_MS } from './load-limits.ts';
import { findNotice, isShellTooOld, type NoticeInputs, noticeKey } from './release-notice.ts';
import { aRegistry } from './test-federation.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const OLD = { remote: 'remote-admin', release: '1.0.0' } as const;

function inputs(change: Partial<NoticeInputs> = {}): NoticeInputs {
  return {
    registry: aRegistry(),
    shellVersion: '1.0.0',
    user: { userId: 'u1', role: '5001' },
    loaded: OLD,
    now: NOW,
    supersededSince: undefined,
    isBroken: false,
    failed: () => new Set(),
    dismissedAt: () => undefined,
    ...change,
  };
}

describe('the notice about the code of a page', () => {
  it('keeps quiet about the active release', () => {
    const loaded = { ...OLD, release: '1.1.0' };

    expect(findNotice(inputs({ loaded, supersededSince: 0 }))).toBeUndefined();
  });

  it.each([
    [SUPERSEDED_NOTICE_MS, undefined],
    [SUPERSEDED_NOTICE_MS + 1, { kind: 'superseded', ...OLD, newer: '1.1.0' }],
  ])('speaks of a superseded release after more than 48 hours: %d ms', (age, expected) => {
    expect(findNotice(inputs({ supersededSince: NOW - age }))).toEqual(expected);
  });

  it('speaks of it at once when a part of the loaded release is missing', () => {
    expect(findNotice(inputs({ supersededSince: NOW, isBroken: true }))?.kind).toBe('superseded');
  });

  it('offers no reload to a release that failed in this page', () => {
    const failed = () => new Set(['1.1.0']);

    expect(findNotice(inputs({ supersededSince: 0, failed }))).toBeUndefined();
  });

  it('says that a blocked release must go, whatever was dismissed', () => {
    const registry = aRegistry({ blocked: ['1.0.0'] });

    expect(findNotice(inputs({ registry, dismissedAt: () => NOW }))).toEqual({ kind: 'blocked', ...OLD });
  });

  it('says nothing of a block before a remote is mounted', () => {
    const registry = aRegistry({ blocked: ['1.0.0'] });

    expect(findNotice(inputs({ registry, loaded: undefined }))).toBeUndefined();
  });

  it.each([
    [NOTICE_DISMISSED_MS - 1, undefined],
    [NOTICE_DISMISSED_MS, 'superseded'],
  ])('stays away for a day after it was dismissed: %d ms', (age, expected) => {
    const dismissedAt = (key: string) => (key === 'superseded.remote-admin.1.0.0' ? NOW - age : undefined);

    expect(findNotice(inputs({ supersededSince: 0, dismissedAt }))?.kind).toBe(expected);
  });

  it('speaks of the next one when the first is dismissed', () => {
    const registry = { ...aRegistry(), minShell: '1.1.0' };
    const both = { registry, supersededSince: 0 };
    const first = findNotice(inputs(both));
    const dismissedAt = (key: string) => (first !== undefined && key === noticeKey(first) ? NOW : undefined);

    expect(first).toEqual({ kind: 'shell-outdated', minShell: '1.1.0' });
    expect(findNotice(inputs({ ...both, dismissedAt }))?.kind).toBe('superseded');
  });
});

describe('the age of the shell', () => {
  it.each([
    ['1.3.9', '1.4.0', true],
    ['1.4.0', '1.4.0', false],
    ['1.4.0-b.9f31c2a0', '1.4.0', false],
    ['2.0.0', '1.4.0', false],
    ['1.3.9-b.9f31c2a0', '1.4.0', true],
  ])('shell %s for a registry that asks for %s: too old is %s', (shell, minShell, expected) => {
    expect(isShellTooOld({ ...aRegistry(), minShell }, shell)).toBe(expected);
  });
});
