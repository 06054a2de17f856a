import {
  formatMoney,
  type Item,
  LIMITS_OF_LINE,
  type LimitCode,
  type LineOverview,
  worstStatus,
} from '@vcms/domain';

export type LimitAnswer = 'met' | 'short' | 'variance' | 'waiting' | 'nothing';

/** A limit that some client requires, and what the policy that counts carries. */
export interface LimitRow {
  readonly code: LimitCode;
  /** US dollars of the strictest client. */
  readonly asked: number;
  /** Who asks this much: names, or everybody. */
  readonly askedBy: string;
  /** US dollars; undefined: the policy does not show it, or there is none. */
  readonly have: number | undefined;
  readonly answer: LimitAnswer;
  /** The answer as it is read: Met, $500,000 short. */
  readonly words: string;
}

/** Nobody is named where everybody who asks for the line does. */
function askers(names: readonly string[], clients: number): string {
  return names.length === clients && clients > 1 ? 'all clients' : names.join(', ');
}

type Answer = Pick<LimitRow, 'answer' | 'words'>;

/** As the evaluation judged it for whoever is worst served; it knows of umbrellas and variances. */
function judged(items: readonly Item[]): Answer | undefined {
  if (items.length === 0) return undefined;
  const status = worstStatus(items.map((item) => item.status));
  const gap = Math.max(0, ...items.map((item) => item.gap ?? 0));
  if (status === 'non_compliant') {
    return { answer: 'short', words: gap > 0 ? `${formatMoney(gap)} short` : 'Not met' };
  }
  if (status === 'variance') return { answer: 'variance', words: 'Approved variance' };
  if (status === 'pending_review') return { answer: 'waiting', words: 'Pending review' };
  const isShared = items.some(({ reasons }) => reasons.includes('met_with_umbrella'));
  return { answer: 'met', words: isShared ? 'Met with the umbrella' : 'Met' };
}

function unjudged(have: number | undefined, asked: number): Answer {
  if (have === undefined) return { answer: 'nothing', words: 'Nothing on file' };
  if (have >= asked) return { answer: 'met', words: 'Met' };
  return { answer: 'short', words: `${formatMoney(asked - have)} short` };
}

/** The limits that clients require of a line, in the order of the certificate. */
export function limitRows({ line, strictest, clients, current }: LineOverview): readonly LimitRow[] {
  return strictest.map(({ code, amount, askedBy }) => {
    const items = clients.flatMap((client) =>
      client.items.filter(({ key }) => key === `insurance.${line}.${code}`),
    );
    const have = current?.limits[code];
    return {
      code,
      asked: amount,
      askedBy: askers(askedBy, clients.length),
      have,
      ...(judged(items) ?? unjudged(have, amount)),
    };
  });
}

/** Limits that are on file although nobody requires them. */
export function furtherLimits({
  line,
  strictest,
  current,
}: LineOverview): readonly (readonly [code: LimitCode, amount: number])[] {
  return LIMITS_OF_LINE[line].flatMap((code: LimitCode) => {
    const have = current?.limits[code];
    return have === undefined || strictest.some((one) => one.code === code) ? [] : [[code, have] as const];
  });
}
