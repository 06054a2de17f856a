import { stripVTControlCharacters } from 'node:util';

// What failed, by name and reason, out of the reports: the last lines of a long run are the ones people see.
const LIMIT = 120;
const REASON_LINES = 3;

/** The first lines of an error, without the page that Testing Library prints after them, and where it was thrown. */
function reasonOf(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const end = lines.findIndex((line) => line.startsWith('at ') || line.startsWith('Ignored nodes:'));
  const said = lines.slice(0, end === -1 ? undefined : end).filter((line) => line !== '');
  const frame = lines.find((line) => line.startsWith('at ') && /\.(test|spec)\.tsx?:/.test(line));
  return [...said.slice(0, REASON_LINES), ...(frame === undefined ? [] : [frame])].map((line) => `  ${line}`);
}

/** @returns lines: the name of each test or file that failed, and below it why */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) {
      return failed.flatMap((test) => [
        `${file.name} › ${test.fullName}`,
        ...reasonOf(test.failureMessages?.[0]),
      ]);
    }
    return file.status === 'failed' ? [`${file.name} could not run`, ...reasonOf(file.message)] : [];
  });
}

/** @returns lines: the name of each test that failed, and of each that passed only when repeated, and below it why */
export function failuresOfPlaywright(report) {
  return (report?.suites ?? []).flatMap(specsOf).flatMap((spec) => {
    const outcomes = spec.tests.map(({ status }) => status);
    const isFailed = outcomes.includes('unexpected');
    if (!isFailed && !outcomes.includes('flaky')) return [];
    const errors = spec.tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
    const name = `${spec.file}:${spec.line} › ${spec.title}${isFailed ? '' : ' (second try)'}`;
    return [name, ...reasonOf(errors[0]?.stack ?? errors[0]?.message)];
  });
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

export function printFailures(name, lines) {
  if (lines.length === 0) return;
  console.log(`\n  ${name}, not passed at once:`);
  for (const line of lines.slice(0, LIMIT)) console.log(`    ${line}`);
  if (lines.length > LIMIT) console.log(`    and ${lines.length - LIMIT} more lines`);
}
