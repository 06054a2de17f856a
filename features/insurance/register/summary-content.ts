import type { Standing } from '@vcms/data';
import {
  actualAgainstRequired,
  formatMoney,
  INSURANCE_LINES,
  type Item,
  LINE_LABELS,
  type Policy,
  paperDate,
  STATUS_LABELS,
} from '@vcms/domain';
import { reasonSentences } from '@vcms/kits/standing';
import { demandName } from '../model/demand-name.ts';
import { insuranceStatus, type LineStanding, lineStanding } from './line-standing.ts';

/** A row of a line's table: the demand, what is there, what is asked, how it is judged. */
type SummaryRow = readonly [demand: string, actual: string, required: string, status: string];

export interface SummaryLine {
  readonly title: string;
  /** Status, end and policy, in a sentence. */
  readonly lead: string;
  readonly rows: readonly SummaryRow[];
  readonly findings: readonly string[];
}

/** What the paper says; all of it text. */
export interface SummaryContent {
  readonly title: string;
  readonly lead: string;
  readonly lines: readonly SummaryLine[];
  readonly foot: string;
}

const FOOT =
  'This summary repeats what is on file. It is not a certificate, confers no rights, and does not change any policy.';

function amount(value: Item['actual']): string {
  if (value === undefined) return '-';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? formatMoney(value) : value;
}

function rowOf(item: Item): SummaryRow {
  return [demandName(item), amount(item.actual), amount(item.required), STATUS_LABELS[item.status]];
}

function leadOf(line: LineStanding, policies: readonly Policy[]): string {
  const held = policies.filter(({ id }) => line.policyIds.includes(id));
  const end = line.endsOn === undefined ? '' : ` Ends on ${paperDate(line.endsOn)}.`;
  const names = held.map(({ insurerName, policyNumber }) => `${insurerName}, no. ${policyNumber}`);
  const policy = names.length === 0 ? ' No qualifying policy.' : ` ${names.join('; ')}.`;
  return `${STATUS_LABELS[line.status]}.${end}${policy}`;
}

function findingsOf({ items }: LineStanding): readonly string[] {
  return items
    .filter(({ status, reasons }) => reasons.length > 0 && status !== 'compliant')
    .map((item) => `${demandName(item)}: ${reasonSentences(item).join(' ') || actualAgainstRequired(item)}`);
}

/** One contractor's insurance for one client on paper: each line that is asked for, with its demands and findings. */
export function summaryContent(standing: Standing, policies: readonly Policy[]): SummaryContent {
  const { contractorName, clientName, asOf } = standing;
  const lines = INSURANCE_LINES.map((line) => lineStanding(standing, line)).filter(
    ({ items }) => items.length > 0,
  );
  return {
    title: `Insurance of ${contractorName}`,
    lead: `For ${clientName}, as of ${paperDate(asOf)}: ${STATUS_LABELS[insuranceStatus(standing)]}.`,
    lines: lines.map((line) => ({
      title: LINE_LABELS[line.line],
      lead: leadOf(line, policies),
      rows: line.items.map(rowOf),
      findings: findingsOf(line),
    })),
    foot: FOOT,
  };
}
