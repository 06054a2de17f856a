import {
  INSURANCE_LINES,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  LINE_LABELS,
  WORDING_PARTS,
  wordingTerm,
} from '@vcms/domain';
import { demandName } from '../model/demand-name.ts';
import type { LineRows } from './limit-rows.ts';
import type { OverrideTarget } from './limit-subject.ts';

/** Something that one contractor alone can be asked for. */
interface MissingDemand {
  readonly key: string;
  readonly label: string;
  readonly target: OverrideTarget;
}

/**
 * What is not in the grid yet. A deductible is no cover: nobody asks for at least so much of it. A rating, an aggregate's scope and
 * endorsements are asked of a policy that must be there.
 */
export function missingDemands(lines: readonly LineRows[]): readonly MissingDemand[] {
  const shown = new Set(lines.flatMap(({ rows }) => rows.map(({ key }) => key)));
  return INSURANCE_LINES.flatMap((line): MissingDemand[] => {
    const limits = LIMITS_OF_LINE[line]
      .filter((code) => code !== 'umb_retention')
      .map((code) => ({
        key: `insurance.${line}.${code}`,
        label: `${LINE_LABELS[line]}: ${LIMIT_LABELS[code]}`,
        target: { line, code },
      }));
    const isAsked = lines.some((one) => one.line === line && one.required && one.waiver === undefined);
    const wordings = WORDING_PARTS.map((wording) => ({ wording, key: `insurance.${line}.${wording}` }))
      .filter(({ key }) => isAsked && wordingTerm(key) !== undefined)
      .map(({ wording, key }) => ({
        key,
        label: `${LINE_LABELS[line]}: ${demandName({ key })}`,
        target: { line, code: undefined, wording },
      }));
    return [...limits, ...wordings].filter(({ key }) => !shown.has(key));
  });
}
