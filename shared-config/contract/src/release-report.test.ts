import { expect, it } from 'vitest';
import { parseReleaseReport, RELEASE_OUTCOMES } from './release-report.ts';

const ready = { remote: 'remote-admin', version: '1.2.0-b.9f31c2a0', outcome: 'ready', wait: '2' };
const failed = { remote: 'remote-cs', version: '1.0.0', outcome: 'integrity' };
const parse = (value: unknown) => parseReleaseReport(JSON.stringify(value));

it('a report is read as it was sent', () => {
  expect(parse(ready)).toEqual(ready);
  expect(parse(failed)).toEqual(failed);
});

it('every outcome but the one with a first page goes without a wait', () => {
  for (const outcome of RELEASE_OUTCOMES) {
    expect(parse({ ...failed, outcome }) !== undefined).toBe(outcome !== 'ready');
    expect(parse({ ...ready, outcome }) !== undefined).toBe(outcome === 'ready');
  }
});

it.each([
  ['no object', [ready]],
  ['nothing', null],
  ['a remote that is not known', { ...ready, remote: 'remote-other' }],
  ['no semantic version', { ...ready, version: '1.2' }],
  ['a version with a path in it', { ...ready, version: '1.2.0/../x' }],
  ['a very long version', { ...ready, version: `1.2.0-${'a'.repeat(60)}` }],
  ['an outcome that is not known', { ...failed, outcome: 'fine' }],
  ['a wait that is not known', { ...ready, wait: '3' }],
  ['a wait that is a number', { ...ready, wait: 2 }],
  ['an empty wait beside a failure', { ...failed, wait: null }],
  ['anything beside the report', { ...ready, userId: 'u1' }],
])('%s is refused', (_name, value) => {
  expect(parse(value)).toBeUndefined();
});

it('what is no JSON, or too long, is refused', () => {
  expect(parseReleaseReport('{')).toBeUndefined();
  expect(parseReleaseReport(`${JSON.stringify(ready)}${' '.repeat(1024)}`)).toBeUndefined();
});
