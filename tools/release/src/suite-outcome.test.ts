import { expect, test } from 'vitest';
import { readSuiteOutcome } from './suite-outcome.ts';

const failed = (...tests: readonly object[]) =>
  JSON.stringify({ success: false, testResults: [{ message: '', assertionResults: tests }] });
const passing = { status: 'passed', fullName: 'a', title: 'a', failureMessages: [] };
const late = {
  status: 'failed',
  title: 'shows /a to role 5001',
  failureMessages: ['Error: /a is still loading\n    at isArrived (visit-route.ts:130:11)'],
};

test('a suite passed when its report says so', () => {
  expect(readSuiteOutcome(JSON.stringify({ success: true, testResults: [] }), '')).toEqual({ ok: true });
});

test('the first failed test and what it said are the reason', () => {
  expect(readSuiteOutcome(failed(passing, late), 'lines')).toEqual({
    ok: false,
    reason: 'shows /a to role 5001: /a is still loading',
    output: 'lines',
  });
});

test('further failures are counted', () => {
  expect(readSuiteOutcome(failed(late, late, late), '')).toMatchObject({
    reason: 'shows /a to role 5001: /a is still loading (and 2 more tests)',
  });
});

test('a file that could not be loaded is a reason, too', () => {
  const report = {
    success: false,
    testResults: [{ message: 'No such module\n  at x', assertionResults: [] }],
  };

  expect(readSuiteOutcome(JSON.stringify(report), '')).toMatchObject({ reason: 'No such module' });
});

test.each([undefined, 'no report', '{}'])(
  'without a report (%s) the last line of the output is the reason',
  (report) => {
    expect(readSuiteOutcome(report, 'first\nError: out of memory\n')).toMatchObject({
      ok: false,
      reason: 'Error: out of memory',
    });
    expect(readSuiteOutcome(report, '')).toMatchObject({ ok: false, reason: 'it ended without a word' });
  },
);
