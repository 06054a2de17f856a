import { expect, it } from 'vitest';
import { inRepository } from './repository.ts';

// The launcher's commands are plain JavaScript without types: they run before anything is installed.
const { failuresOfPlaywright, failuresOfVitest } = await import(
  inRepository('tools', 'launcher', 'bin', 'failures.mjs')
);

const THROWN = [
  '\u001b[31mError: Unable to find an element with the text: Ready.\u001b[39m',
  '',
  'Ignored nodes: comments, script, style',
  '<body>hundreds of lines</body>',
  '    at waitForWrapper (/app/node_modules/@testing-library/dom/dist/wait-for.js:163:27)',
  '    at /app/pages/people.test.tsx:12:9',
].join('\n');

it('names each unit test that failed, why, and the line of the test', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'opens', failureMessages: [] },
    { status: 'failed', fullName: 'is ready', failureMessages: [THROWN] },
  ];
  const testResults = [
    { name: 'people.test.tsx', status: 'failed', assertionResults },
    {
      name: 'broken.test.ts',
      status: 'failed',
      assertionResults: [],
      message: 'SyntaxError: no such export',
    },
  ];
  expect(failuresOfVitest({ testResults })).toEqual([
    'people.test.tsx › is ready',
    '  Error: Unable to find an element with the text: Ready.',
    '  at /app/pages/people.test.tsx:12:9',
    'broken.test.ts could not run',
    '  SyntaxError: no such export',
  ]);
});

it('names a browser test that passed when repeated with the reason of its first try', () => {
  const results = [{ error: { stack: THROWN } }, {}];
  const spec = { file: 'story.spec.ts', line: 4, title: 'a story', tests: [{ status: 'flaky', results }] };
  expect(failuresOfPlaywright({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
    'story.spec.ts:4 › a story (second try)',
    '  Error: Unable to find an element with the text: Ready.',
    '  at /app/pages/people.test.tsx:12:9',
  ]);
});
