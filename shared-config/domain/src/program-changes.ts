import type { DemandDirection } from './insurance-changes.ts';
import { programName } from './program-name.ts';
import type { ProgramRequirement, RequirementSet } from './schemas/requirement-schema.ts';

/** One difference between two versions of the programs that a client requires, in words. */
export interface ProgramChange {
  readonly programId: string;
  /** Unique within the program. */
  readonly part: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly direction: DemandDirection;
}

type Part = Omit<ProgramChange, 'programId'>;

/** When a program is asked for, in words. */
export function programWhenText({ when }: Pick<ProgramRequirement, 'when'>): string {
  if (when === 'always') return 'All contractors';
  if ('trades' in when) return `Trade: ${when.trades.map((trade) => trade.replaceAll('_', ' ')).join(', ')}`;
  return `Risk level: ${when.riskLevels.join(', ')}`;
}

/** Whether everybody who is asked after was asked before; where nobody can say, some are new. */
function asksFewer(before: ProgramRequirement['when'], after: ProgramRequirement['when']): boolean {
  if (before === 'always') return true;
  if (after === 'always') return false;
  if ('trades' in before && 'trades' in after)
    return after.trades.every((trade) => before.trades.includes(trade));
  if ('riskLevels' in before && 'riskLevels' in after)
    return after.riskLevels.every((level) => before.riskLevels.includes(level));
  return false;
}

function numberPart(
  [part, label, unit]: readonly [string, string, string],
  before: number,
  after: number,
  direction: DemandDirection,
): readonly Part[] {
  if (before === after) return [];
  return [{ part, label, before: `${before}${unit}`, after: `${after}${unit}`, direction }];
}

function partsOf(before: ProgramRequirement, after: ProgramRequirement): readonly Part[] {
  const [was, is] = [programWhenText(before), programWhenText(after)];
  const when: readonly Part[] =
    was === is
      ? []
      : [
          {
            ...{ part: 'when', label: 'When', before: was, after: is },
            direction: asksFewer(before.when, after.when) ? 'lowered' : 'raised',
          },
        ];
  const isHigher = after.passScore > before.passScore;
  const isShorter = after.reviewEveryMonths < before.reviewEveryMonths;
  return [
    ...when,
    ...numberPart(
      ['pass', 'Pass mark', ''],
      before.passScore,
      after.passScore,
      isHigher ? 'raised' : 'lowered',
    ),
    ...numberPart(
      ['cycle', 'Review cycle', ' months'],
      before.reviewEveryMonths,
      after.reviewEveryMonths,
      isShorter ? 'raised' : 'lowered',
    ),
    ...numberPart(['weight', 'Weight', ''], before.weight, after.weight, 'neutral'),
  ];
}

function required(part: 'Required' | 'Not required', direction: DemandDirection): Part {
  const before = part === 'Required' ? 'Not required' : 'Required';
  return { part: 'required', label: 'Program', before, after: part, direction };
}

/** What differs between two versions of the required programs; `before` undefined: none was required. */
export function programChanges(
  before: Pick<RequirementSet, 'programs'> | undefined,
  after: Pick<RequirementSet, 'programs'>,
): readonly ProgramChange[] {
  const was = new Map(before?.programs.map((entry) => [entry.programId, entry]));
  const is = new Map(after.programs.map((entry) => [entry.programId, entry]));
  const ids = [...new Set([...is.keys(), ...was.keys()])].toSorted((left, right) =>
    programName(left).localeCompare(programName(right)),
  );
  return ids.flatMap((programId) => {
    const [old, now] = [was.get(programId), is.get(programId)];
    if (now === undefined) return [{ programId, ...required('Not required', 'lowered') }];
    if (old === undefined) return [{ programId, ...required('Required', 'raised') }];
    return partsOf(old, now).map((part) => ({ programId, ...part }));
  });
}
