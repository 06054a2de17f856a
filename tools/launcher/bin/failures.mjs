// What failed, by name, out of the reports: the last lines of a long run are the ones people see.
const LIMIT = 40;

/** @returns lines, one for each test or file that failed */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) return failed.map((test) => `${file.name} › ${test.fullName}`);
    return file.status === 'failed' ? [`${file.name} could not run`] : [];
  });
}

/** @returns lines, one for each test that failed, and for each that passed only when repeated */
export function failuresOfPlaywright(report) {
  return (report?.suites ?? []).flatMap(specsOf).flatMap((spec) => {
    const outcomes = spec.tests.map(({ status }) => status);
    if (outcomes.includes('unexpected')) return [`${spec.file}:${spec.line} › ${spec.title}`];
    return outcomes.includes('flaky') ? [`${spec.file}:${spec.line} › ${spec.title} (second try)`] : [];
  });
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

export function printFailures(name, lines) {
  if (lines.length === 0) return;
  console.log(`\n  ${name}, not passed at once:`);
  for (const line of lines.slice(0, LIMIT)) console.log(`    ${line}`);
  if (lines.length > LIMIT) console.log(`    and ${lines.length - LIMIT} more`);
}
