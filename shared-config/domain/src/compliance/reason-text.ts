import { autosInWords, splitAutos } from '../autos.ts';
import type { CalendarDate } from '../calendar-date.ts';
import { formatDate } from '../date-words.ts';
import { ENDORSEMENT_LABELS, formatMoney } from '../insurance.ts';
import { codeWords, withoutFullStop } from '../sentence.ts';
import { logDueOn } from './osha-window.ts';
import type { Item, ReasonFacts } from './status.ts';

type TracedItem = Pick<Item, 'key' | 'actual' | 'required' | 'gap' | 'dueOn' | 'facts'>;

/** Words, and the date behind them where there is one: 'Ended' and 'on' make 'Ended on 11/20/2026'. */
function dated(words: string, link: string, date: CalendarDate | undefined): string {
  return date === undefined ? words : `${words} ${link} ${formatDate(date)}`;
}

function ofYear(year: string, words: string): string {
  return year === '' ? words : `${year}: ${words}`;
}

/** Amounts of insurance are dollars, everything else is shown as it is. */
function amount(item: TracedItem, value: string | number | boolean | undefined): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'number' && item.key.startsWith('insurance.') ? formatMoney(value) : String(value);
}

function days(facts: ReasonFacts): string {
  const { daysLeft = 0 } = facts;
  if (daysLeft === 0) return 'Ends today';
  return daysLeft === 1 ? 'Ends in 1 day' : `Ends in ${daysLeft} days`;
}

/** What is not shown on the policy: the last part of the key. */
function shownName(item: TracedItem): string {
  const leaf = item.key.split('.').at(-1) ?? '';
  if (leaf === 'certificate_holder') return 'Certificate holder';
  return Object.entries(ENDORSEMENT_LABELS).find(([code]) => code === leaf)?.[1] ?? leaf.replaceAll('_', ' ');
}

/** Without a full stop of its own: whoever shows the reason ends the sentence. */
function returned(finding: string | undefined): string {
  const words = withoutFullStop(finding ?? '');
  return words === '' ? 'Returned' : `Returned: ${words}`;
}

/** Which autos are covered, and which must be; `lacking` as `joinAutos` writes them. */
function autosLacking({ actual, required }: TracedItem, lacking: string): string {
  const within = (words: unknown) => `${words ?? ''}`.replace(/^[A-Z]/, (first) => first.toLowerCase());
  if (typeof actual !== 'string' || lacking === '')
    return `Autos covered not shown; the policy must cover ${within(required)}`;
  const asked = splitAutos(lacking);
  const also = asked.includes('any') ? '' : 'also ';
  return `Covers ${within(actual)} only; must ${also}cover ${within(autosInWords(asked))}`;
}

type ReasonWriter = (item: TracedItem, argument: string, facts: ReasonFacts) => string;

/** Texts by reason code (domain 3.4); the codes behind the blank line are our own. */
const TEXTS: Readonly<Record<string, ReasonWriter>> = {
  missing: () => 'Nothing on file',
  expired: (_item, _argument, facts) => dated('Ended', 'on', facts.endedOn),
  not_yet_effective: (_item, _argument, facts) => dated('Starts', 'on', facts.startsOn),
  rejected: (_item, year, facts) => ofYear(year, returned(facts.finding)),
  awaiting_review: (_item, year, facts) =>
    ofYear(year, dated('Waiting for review', 'since', facts.waitingSince)),
  grace: (_item, _argument, facts) => dated('In time, grace', 'until', facts.graceUntil),
  ends_soon: (_item, _argument, facts) => days(facts),
  renewal_pending: () => 'Renewal submitted',
  renewal_accepted: () => 'Renewal accepted',
  below_limit: (item) => `${amount(item, item.gap)} short of ${amount(item, item.required)}`,
  met_with_umbrella: () => 'Reached with the umbrella',
  consumed_by_primary: (_item, _argument, { used = 0 }) =>
    `${formatMoney(used)} of the umbrella is needed below`,
  endorsement_missing: (item, part) =>
    part === 'page' ? `${shownName(item)}: its page is not on file` : `${shownName(item)} not shown`,
  holder_missing: (item) => `${shownName(item)} not shown`,
  year_missing: (_item, year) => `${year} not on file`,
  year_due: (_item, year) => `${year} due ${formatDate(logDueOn(Number(year)))}`,
  over_limit: (item, _argument, { limitFor }) =>
    `${amount(item, item.actual)} is above ${amount(item, item.required)}${limitFor === undefined ? '' : `, the limit for ${limitFor}`}`,
  small_hours_rule: () => 'Few hours: judged by cases',
  no_hours: () => 'No hours worked in these years',
  no_history: () => 'Too new to have a finished year',
  no_benchmark: () => 'No industry figure for this NAICS code',
  not_rated_assumed_1_00: () => 'Not rated, counted as 1.00',
  score: (item) => `Score ${amount(item, item.actual)} is below ${amount(item, item.required)}`,
  critical_element: (_item, _argument, { finding = '' }) =>
    finding === '' ? 'A critical element failed' : `A critical element failed: ${finding}`,
  knockout: (_item, question) => `The answer to question ${question} rules the company out`,
  outdated: () => 'To be answered again',
  name_differs: (item) =>
    `Insured as ${amount(item, item.actual)}, registered as ${amount(item, item.required)}`,

  other_name: (_item, name) => `On file for ${name}; send it again under the current name`,
  company_suspended: () => 'Suspended by the firm that keeps this register',
  record_damaged: (_item, kind) => `A stored ${kind.replaceAll('_', ' ')} cannot be read; the firm was told`,
  not_rated: () => 'Not rated',
  waived: () => 'Waived by the client',
  statutory_missing: () => 'Statutory cover not shown',
  claims_made: () => 'Claims-made, but an occurrence policy is required',
  aggregate_differs: (item) => `Aggregate per ${amount(item, item.required)} is required`,
  autos_missing: autosLacking,
  insurer_rating_low: (item) =>
    item.actual === undefined
      ? `Rating not shown, A.M. Best ${amount(item, item.required)} is required`
      : `A.M. Best ${amount(item, item.required)} is required`,
  wc_not_required: () => 'No employees, stated and accepted',
  declared_not_applicable: () => 'Does not apply, stated and accepted',
  no_element_applies: () => 'No element applies',
  staff_not_ready: (item) =>
    `${amount(item, item.gap)} of ${amount(item, item.required)} people are not ready`,
};

/** All reason codes, without arguments. */
export const REASON_CODES: readonly string[] = Object.keys(TEXTS);

/**
 * A reason of an item in words (domain 3.4). A page may be older than the functions that evaluated: a code that it does not know is
 * shown as its own words, so that the rest of the page can be read.
 */
export function reasonText(item: TracedItem, reason: string): string {
  const [code = '', ...rest] = reason.split(':');
  const write = Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined;
  if (write !== undefined) return write(item, rest.join(':'), item.facts ?? {});
  const words = codeWords(code);
  return words === '' ? 'Not known to this page yet' : words.charAt(0).toUpperCase() + words.slice(1);
}
