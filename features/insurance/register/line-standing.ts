import type { Standing } from '@vcms/data';
import {
  type CalendarDate,
  formatDate,
  type InsuranceLine,
  type Item,
  LIMITS_OF_LINE,
  type LimitCode,
  type Status,
  worstStatus,
} from '@vcms/domain';

/** One limit of a line as it stands: whole US dollars. */
interface LimitStanding {
  readonly code: LimitCode;
  readonly actual: number | undefined;
  readonly required: number | undefined;
  readonly item: Item;
}

/** How one line of a contractor stands with one client. */
export interface LineStanding {
  readonly line: InsuranceLine;
  readonly status: Status;
  /** The coverage first; none: the client does not ask for the line. */
  readonly items: readonly Item[];
  /** The policies that count. */
  readonly policyIds: readonly string[];
  readonly endsOn: CalendarDate | undefined;
  /** The first day without cover, where there is none any more. */
  readonly endedOn: CalendarDate | undefined;
  readonly limits: readonly LimitStanding[];
}

function amountOf(value: Item['actual']): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The limit as the policy has it: what the lines below an umbrella take of it is not gone from the paper. */
function limitOf({ actual, facts }: Item): number | undefined {
  const left = amountOf(actual);
  return left === undefined ? undefined : left + (facts?.used ?? 0);
}

/** The part of a result that is about one line. */
export function lineStanding(
  { items: all, insuranceEnds }: Pick<Standing, 'items' | 'insuranceEnds'>,
  line: InsuranceLine,
): LineStanding {
  const items = all.filter(({ key }) => key.startsWith(`insurance.${line}.`));
  const coverage = items.find(({ key }) => key === `insurance.${line}.coverage`);
  const limits = LIMITS_OF_LINE[line].flatMap((code): LimitStanding[] => {
    const item = items.find(({ key }) => key === `insurance.${line}.${code}`);
    return item === undefined
      ? []
      : [{ code, actual: limitOf(item), required: amountOf(item.required), item }];
  });
  return {
    line,
    status: worstStatus(items.map(({ status }) => status)),
    items,
    policyIds: coverage?.evidenceIds ?? [],
    endsOn: insuranceEnds?.[line],
    endedOn: coverage?.reasons.includes('expired') === true ? coverage.facts?.endedOn : undefined,
    limits,
  };
}

/** When the cover of a line ends or ended, in words; '' where nothing is known. */
export function endText({ endsOn, endedOn }: Pick<LineStanding, 'endsOn' | 'endedOn'>): string {
  if (endedOn !== undefined) return `Ended on ${formatDate(endedOn)}`;
  return endsOn === undefined ? '' : `Ends ${formatDate(endsOn)}`;
}

/** The worst over all lines. */
export function insuranceStatus({ items }: Pick<Standing, 'items'>): Status {
  return worstStatus(items.filter(({ key }) => key.startsWith('insurance.')).map(({ status }) => status));
}

const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** Dollars in few characters: $2M, $1.5M, $750K. */
export function shortMoney(dollars: number): string {
  if (dollars >= MILLION) return `$${Number((dollars / MILLION).toFixed(2))}M`;
  return dollars >= THOUSAND ? `$${Number((dollars / THOUSAND).toFixed(1))}K` : `$${dollars}`;
}

/** What the limits of a line are, in the order of the certificate: "$1M / $2M". */
export function limitsText({ limits }: Pick<LineStanding, 'limits'>): string {
  return limits.map(({ actual }) => (actual === undefined ? 'none' : shortMoney(actual))).join(' / ');
}
