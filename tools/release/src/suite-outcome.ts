import type { SuiteOutcome } from './workbench.ts';

const SHOWN_LINES = 30;
const NO_WORD = 'it ended without a word';

/**
 * How a run of vitest ended, by its JSON report; `output` is what it printed. Without a report, as after a crash, the
 * last line that it printed is the reason.
 */
export function readSuiteOutcome(report: string | undefined, output: string): SuiteOutcome {
  const lines = output.trim().split('\n').slice(-SHOWN_LINES);
  const failed = (reason: string): SuiteOutcome => ({ ok: false, reason, output: lines.join('\n') });
  const { success, testResults = [] } = readReport(report);
  if (success === true) return { ok: true };
  const tests = testResults.flatMap(({ assertionResults = [] }) => assertionResults);
  const [first, ...others] = tests.filter(({ status }) => status === 'failed');
  if (first !== undefined) {
    const more = others.length === 0 ? '' : ` (and ${others.length} more tests)`;
    return failed(`${first.title}: ${sentenceOf(messageOf(first.failureMessages))}${more}`);
  }
  const unloaded = testResults.map(({ message = '' }) => message).find((message) => message !== '');
  return failed(sentenceOf(unloaded ?? lines.at(-1) ?? ''));
}

interface Report {
  readonly success?: boolean;
  readonly testResults?: readonly {
    readonly message?: string;
    readonly assertionResults?: readonly {
      readonly status: string;
      readonly title: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

function readReport(text: string | undefined): Report {
  try {
    const report: unknown = JSON.parse(text ?? '');
    return typeof report === 'object' && report !== null ? report : {};
  } catch {
    return {};
  }
}

/** What the test says, without the name of what was thrown. */
function messageOf([message = '']: readonly string[] = []): string {
  return message.replace(/^(?:Assertion)?Error: /u, '');
}

/** The first line of an error's text, without a full stop. */
function sentenceOf(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line === '' ? NO_WORD : line.replace(/\.$/u, '');
}
