import {
  type Program,
  type ProgramRequirement,
  programName,
  RISK_LEVELS,
  type RiskLevel,
} from '@vcms/domain';
import type { DraftFrame, DraftProblems } from '@vcms/kits/requirements';

/** Whom a program is asked of. */
export type WhenKind = 'always' | 'trades' | 'risk';

/** One required program as the form holds it; what was chosen stays while another kind is tried. */
export interface ProgramRow {
  readonly programId: string;
  readonly kind: WhenKind;
  readonly trades: readonly string[];
  readonly riskLevels: readonly RiskLevel[];
  readonly passScore: string;
  readonly reviewEveryMonths: string;
  readonly weight: string;
}

export interface ProgramValues extends DraftFrame {
  readonly rows: readonly ProgramRow[];
}

/** What the records allow (domain section 2). */
export const BOUNDS = {
  passScore: { min: 50, max: 100, label: 'Pass mark' },
  reviewEveryMonths: { min: 6, max: 60, label: 'Review cycle' },
  weight: { min: 1, max: 10, label: 'Weight' },
} as const;

export type NumberName = keyof typeof BOUNDS;
const NUMBERS = Object.keys(BOUNDS) as readonly NumberName[];

/** The usual terms of a program (glossary: 80%, every 12 months). */
const USUAL = { passScore: '80', reviewEveryMonths: '12', weight: '5' } as const;

function rowOf({ programId, when, passScore, reviewEveryMonths, weight }: ProgramRequirement): ProgramRow {
  return {
    programId,
    kind: when === 'always' ? 'always' : 'trades' in when ? 'trades' : 'risk',
    trades: when !== 'always' && 'trades' in when ? when.trades : [],
    riskLevels: when !== 'always' && 'riskLevels' in when ? when.riskLevels : [],
    passScore: String(passScore),
    reviewEveryMonths: String(reviewEveryMonths),
    weight: String(weight),
  };
}

export function programValues(programs: readonly ProgramRequirement[], frame: DraftFrame): ProgramValues {
  return { effectiveFrom: frame.effectiveFrom, changeNote: frame.changeNote, rows: programs.map(rowOf) };
}

/** A program with the usual terms: asked of its trades where it has some, else of all. */
export function newRow({ id, appliesToTrades }: Pick<Program, 'id' | 'appliesToTrades'>): ProgramRow {
  const kind = appliesToTrades.length === 0 ? 'always' : 'trades';
  return { programId: id, kind, trades: appliesToTrades, riskLevels: [], ...USUAL };
}

/** The programs on offer that fit the trades at hand: those for all work, and those of a trade that a contractor has. */
export function suggestedRows(
  catalogue: readonly Program[],
  trades: ReadonlySet<string>,
): readonly ProgramRow[] {
  return catalogue
    .filter(
      ({ appliesToTrades, retiredOn }) =>
        retiredOn === undefined &&
        (appliesToTrades.length === 0 || appliesToTrades.some((trade) => trades.has(trade))),
    )
    .map(newRow);
}

/** NaN for anything that is no whole number. */
function whole(text: string): number {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN;
}

function whenOf({ kind, trades, riskLevels }: ProgramRow): ProgramRequirement['when'] {
  if (kind === 'trades') return { trades: [...trades].sort() };
  if (kind === 'risk') return { riskLevels: RISK_LEVELS.filter((level) => riskLevels.includes(level)) };
  return 'always';
}

/** The demands that a form stands for, by name. */
export function programDemands({ rows }: Pick<ProgramValues, 'rows'>): readonly ProgramRequirement[] {
  return rows
    .map((row) => ({
      programId: row.programId,
      when: whenOf(row),
      passScore: whole(row.passScore),
      reviewEveryMonths: whole(row.reviewEveryMonths),
      weight: whole(row.weight),
    }))
    .toSorted((left, right) => programName(left.programId).localeCompare(programName(right.programId)));
}

/** What keeps the form from being saved: `<program>.<field>`. */
export function programProblems({ rows }: ProgramValues): DraftProblems {
  const problems: Record<string, string> = {};
  for (const row of rows) {
    for (const name of NUMBERS) {
      const { min, max } = BOUNDS[name];
      const value = whole(row[name]);
      const isFine = value >= min && value <= max;
      if (!isFine) problems[`${row.programId}.${name}`] = `Must be between ${min} and ${max}.`;
    }
    if (row.kind === 'trades' && row.trades.length === 0)
      problems[`${row.programId}.when`] = 'Choose at least one trade.';
    if (row.kind === 'risk' && row.riskLevels.length === 0)
      problems[`${row.programId}.when`] = 'Choose at least one risk level.';
  }
  return problems;
}
