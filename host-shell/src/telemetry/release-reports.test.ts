import { parseReleaseReport, type ReleaseReport } from '@vcms/contract';
import { beforeEach, expect, it } from 'vitest';
import type { LoadFailureKind } from '../federation/load-failure.ts';
import { IDLE_STATUS, type RemoteStatus } from '../federation/remote-status-store.ts';
import { createReleaseReports, type ReleaseReports } from './release-reports.ts';

const remote = 'remote-cs';
let kept: Map<string, string>;
let sent: ReleaseReport[];
let online: boolean;

beforeEach(() => {
  kept = new Map();
  sent = [];
  online = true;
});

/** The reports of one load of the page; the tab's storage outlives it. */
function load(percent = 100, drawn = 0.5): ReleaseReports {
  return createReleaseReports({
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    percent,
    random: () => drawn,
    isOnline: () => online,
    send: (report) => void sent.push(report),
  });
}

function show(reports: ReleaseReports, release: string, ms = 700, source: RemoteStatus['source'] = 'active') {
  reports.followed({ ...IDLE_STATUS, remote, phase: 'choosing' }, 5_000);
  reports.followed({ ...IDLE_STATUS, remote, release, source, phase: 'ready' }, 5_000 + ms);
}

const fail = (reports: ReleaseReports, release: string | undefined, kind: LoadFailureKind) =>
  reports.failed({ kind, remote, release });

it('a first page is told with the time it took, once in a tab', () => {
  show(load(), '1.2.0');
  show(load(), '1.2.0');

  expect(sent).toEqual([{ remote, version: '1.2.0', outcome: 'ready', wait: '1' }]);
});

it.each([
  [1000, '1'],
  [1001, '2'],
  [4000, '4'],
  [8000, '8'],
  [8001, 'more'],
])('%i ms to the first page are told as %s', (ms, wait) => {
  show(load(), '1.2.0', ms);

  expect(sent).toMatchObject([{ wait }]);
});

it('a release that failed is told as such, and the one in its place as a stand-in', () => {
  const reports = load();

  fail(reports, '1.2.0', 'entry-evaluation');
  show(reports, '1.1.0');

  expect(sent.map(({ version, outcome }) => [version, outcome])).toEqual([
    ['1.2.0', 'code'],
    ['1.1.0', 'stand-in'],
  ]);
});

it('a stand-in that fails too says nothing: it was not given to this tab', () => {
  const reports = load();

  fail(reports, '1.2.0', 'chunk-network');
  fail(reports, '1.1.0', 'chunk-network');

  expect(sent).toEqual([{ remote, version: '1.2.0', outcome: 'network' }]);
});

it('a page of error after the first page is told once, whatever comes then', () => {
  const reports = load();

  show(reports, '1.2.0');
  fail(reports, '1.2.0', 'render-error');
  fail(reports, '1.2.0', 'integrity');
  show(reports, '1.2.0');

  expect(sent.map(({ outcome }) => outcome)).toEqual(['ready', 'broke']);
});

it('trying a failed mount again tells nothing more', () => {
  const reports = load();

  fail(reports, '1.2.0', 'mount-error');
  fail(reports, '1.2.0', 'mount-error');
  show(load(), '1.2.0');

  expect(sent).toEqual([{ remote, version: '1.2.0', outcome: 'mount' }]);
});

it('what is no fault of a release is not told', () => {
  const reports = load();

  fail(reports, undefined, 'registry-unreachable');
  fail(reports, '1.2.0', 'disabled');
  fail(reports, '1.2.0', 'override-failed');
  show(reports, '1.2.0', 700, 'override');
  online = false;
  fail(reports, '1.2.0', 'entry-network');

  expect(sent).toEqual([]);
});

it('a tab is drawn once: one that does not report does not after a reload either', () => {
  show(load(5, 0.05), '1.2.0');
  show(load(5, 0.01), '1.2.0');

  expect(sent).toEqual([]);
});

it('a tab within the share reports, also after a reload', () => {
  show(load(5, 0.049), '1.2.0');
  show(load(5, 0.9), '1.3.0');

  expect(sent.map(({ version }) => version)).toEqual(['1.2.0', '1.3.0']);
});

it('every report passes the check of whoever counts it', () => {
  const reports = load();

  show(reports, '1.2.0-b.9f31c2a0', 3000);
  fail(reports, '1.2.0-b.9f31c2a0', 'render-error');
  fail(reports, '1.3.0', 'integrity');

  expect(sent.map((report) => parseReleaseReport(JSON.stringify(report)))).toEqual(sent);
});
