import { expect, test } from '@playwright/test';
import { findUnproven, statementsIn } from '../../support/acceptance-coverage.ts';
import { listStatements } from '../../support/acceptance-list.ts';

test('the acceptance list has 115 statements of the specification and 171 of the design, without a gap', () => {
  const statements = listStatements();
  const count = (mark: string) => statements.filter((one) => one.mark === mark).length;

  expect([count('spec'), count('design')]).toEqual([115, 171]);
  expect(statements.map(({ number }) => number)).toEqual(
    Array.from({ length: 286 }, (_, index) => index + 1),
  );
});

test('numbers are read from titles and tables, and not from skipped tests or prose', () => {
  const call = (name: string, title: string) => `${name}('${title}', () => {});`;

  expect(statementsIn(call('test', 'S1 S22: does it'))).toEqual([1, 22]);
  expect(statementsIn(call('it.each(rows)', 'S5: %s'))).toEqual([5]);
  expect(statementsIn("['S7 S8', 'slim']")).toEqual([7, 8]);
  expect(statementsIn(call('test.skip', 'S9: later'))).toEqual([]);
  expect(statementsIn('// see S10: the clock')).toEqual([]);
});

test('every statement of the specification has a test', async () => {
  const unproven = await findUnproven(process.cwd());

  expect(unproven.filter(({ mark }) => mark === 'spec').map(({ number }) => `S${number}`)).toEqual([]);
});
