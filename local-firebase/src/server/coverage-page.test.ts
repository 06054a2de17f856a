import { expect, test } from 'vitest';
import { CoverageRecorder } from '../rules/coverage.ts';
import { coverageReport } from '../rules/coverage-report.ts';
import { compileRules } from '../rules/ruleset.ts';
import { renderCoveragePage } from './coverage-page.ts';

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents/a/{id} { allow get: if 1 < 2 && request.auth == null; }
}`;

function page(): string {
  const compiled = compileRules(source);
  if (!compiled.ok) throw new Error('The rules of the test do not compile.');
  return renderCoveragePage(coverageReport(compiled.ruleset, new CoverageRecorder()));
}

test('the page shows the whole source, escaped', () => {
  const text = page()
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#60;', '<')
    .replaceAll('&#38;', '&');
  expect(text).toBe(source);
});

test('what never ran is marked', () => {
  expect(page()).toContain('class="never" title="never evaluated"');
});
