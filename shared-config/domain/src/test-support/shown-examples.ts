import type { CalendarDate } from '../calendar-date.ts';
import { itemTitle } from '../compliance/item-title.ts';
import { reasonText } from '../compliance/reason-text.ts';
import { STATUS_LABELS, type Status } from '../compliance/status.ts';
import { LOG_CHECKS, type LogCheck, type LogNumbers, logCheckText } from '../compliance/validate-log.ts';
import type { WorkedExample } from './worked-examples.ts';

/** One demand in the answer to *Why?*: what it is called, how it stands, why, what is there and what is required. */
export interface WhyLine {
  readonly key: string;
  readonly title: string;
  readonly status: Status;
  readonly label: string;
  /** Empty: nothing is said. */
  readonly reasons: string;
  readonly values: readonly string[];
}

/** What *Why?* says of an example once it was judged. @param asOf the day on which its records are submitted, too */
export function whyOfExample(
  { expected }: Pick<WorkedExample, 'expected'>,
  asOf: CalendarDate,
): readonly WhyLine[] {
  const facts = { waitingSince: asOf, endedOn: asOf };
  return Object.entries(expected).map(([key, line]) => {
    const [status, reasons, ...values] = line as readonly [Status, readonly string[], ...string[]];
    const [actual, required] = values;
    const words = reasons.map((reason) => `${reasonText({ key, actual, required, facts }, reason)}.`);
    const title = itemTitle(key);
    return { key, title, status, label: STATUS_LABELS[status], reasons: words.join(' '), values };
  });
}

/** The rates that the table beside the form of a year shows, each a cell that begins like this. */
export function ratesOfExample({
  expected,
}: Pick<WorkedExample, 'expected'>): readonly (readonly [name: string, cell: RegExp])[] {
  return Object.entries(expected).map(([rate, value]) => [
    rate === 'severity' ? 'Severity' : rate.toUpperCase(),
    new RegExp(`^${value}(?!\\d\\d$)`),
  ]);
}

export interface ToldOfLog {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** What the same numbers would be told of other rules, and is not said. */
  readonly untold: readonly string[];
}

/** What the form of a year tells of the numbers of an example. */
export function toldOfExample({ input, expected }: Pick<WorkedExample, 'input' | 'expected'>): ToldOfLog {
  const { errors, warnings } = expected as Readonly<Record<'errors' | 'warnings', readonly LogCheck[]>>;
  const textOf = (check: LogCheck) => logCheckText(check, input as LogNumbers);
  const told = [...errors, ...warnings].map(textOf);
  return {
    errors: errors.map(textOf),
    warnings: warnings.map(textOf),
    untold: LOG_CHECKS.map(textOf).filter((text) => !told.includes(text)),
  };
}
