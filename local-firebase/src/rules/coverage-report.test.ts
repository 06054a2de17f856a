import { expect, test } from 'vitest';
import { CoverageRecorder } from './coverage.ts';
import { coverageReport } from './coverage-report.ts';
import { evaluateRequest } from './evaluate-request.ts';
import { compiled, firestoreRules, getRequest, readerOf } from './rules-probe.ts';

const RULES = compiled(
  firestoreRules(`function signedIn() { return request.auth != null; }
    match /notes/{id} { allow get: if signedIn() && id == 'a'; }
    match /unused/{id} { allow get: if true; }`),
);

function readTwice(): CoverageRecorder {
  const coverage = new CoverageRecorder();
  for (const auth of [null, { uid: 'alice', token: {} }]) {
    evaluateRequest(RULES, getRequest('notes/a', { auth }), readerOf([]), { coverage });
  }
  return coverage;
}

test('each expression lists the values it had and how often', () => {
  const { report } = coverageReport(RULES, readTwice());

  const [signedIn, condition] = report;
  expect(signedIn?.values).toEqual([
    { value: { boolValue: false }, count: 1 },
    { value: { boolValue: true }, count: 1 },
  ]);
  expect(condition?.children?.[1]?.values).toEqual([{ value: { boolValue: true }, count: 1 }]);
});

test('an expression that was never evaluated has no values', () => {
  const { report } = coverageReport(RULES, readTwice());

  expect(report.at(-1)).toMatchObject({ sourcePosition: { line: 6, column: 40 } });
  expect(report.at(-1)).not.toHaveProperty('values');
});

test('offsets cut the expression out of the source', () => {
  const { report, rules } = coverageReport(RULES, new CoverageRecorder(), 'firestore.rules');
  const { sourcePosition } = report[1] ?? report[0] ?? expect.fail('no entries');
  const { currentOffset, endOffset, fileName } = sourcePosition;

  expect(fileName).toBe('firestore.rules');
  expect(rules.files[0]?.content.slice(currentOffset, endOffset)).toBe("signedIn() && id == 'a'");
});

test('errors and many different values keep the report small', () => {
  const coverage = new CoverageRecorder();
  const rules = compiled(firestoreRules('match /notes/{id} { allow get: if resource.data.x == id; }'));

  for (let index = 0; index < 50; index += 1) {
    evaluateRequest(rules, getRequest(`notes/n${index}`), readerOf([]), { coverage });
  }

  const entry = coverageReport(rules, coverage).report[0];
  expect(entry?.values).toEqual([{ value: { undefined: { causeMessage: 'Null value error.' } }, count: 50 }]);
  for (let index = 0; index < 50; index += 1) {
    const expression = rules.tree.services[0]?.matches[0]?.matches[0]?.allows[0]?.condition;
    coverage.record(expression ?? expect.fail('no condition'), { type: 'int', value: BigInt(index) });
  }
  expect(coverageReport(rules, coverage).report[0]?.values).toHaveLength(21);
});
