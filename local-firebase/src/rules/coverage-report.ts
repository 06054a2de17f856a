import type { CoverageCount, CoverageRecorder } from './coverage.ts';
import type { Ruleset } from './ruleset.ts';
import { childrenOf } from './syntax/children.ts';
import type { Block, Expression, FunctionDeclaration, MatchBlock } from './syntax/syntax-tree.ts';

/** One expression of the report. Offsets count UTF-16 units from the start of the file, `endOffset` exclusive. */
export interface CoverageEntry {
  readonly sourcePosition: {
    readonly fileName: string;
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  /** Absent when the expression was never evaluated. */
  readonly values?: readonly CoverageCount[];
  readonly children?: readonly CoverageEntry[];
}

/** The shape that the official emulator's `:ruleCoverage` answers. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly report: readonly CoverageEntry[];
}

function expressionsOfFunctions(functions: readonly FunctionDeclaration[]): readonly Expression[] {
  return functions.flatMap((each) => [...each.lets.map((statement) => statement.value), each.result]);
}

function expressionsOfMatch(match: MatchBlock): readonly Expression[] {
  return [...match.allows.flatMap((allow) => allow.condition ?? []), ...expressionsOfBlock(match)];
}

function expressionsOfBlock(block: Block): readonly Expression[] {
  return [...expressionsOfFunctions(block.functions), ...block.matches.flatMap(expressionsOfMatch)];
}

/** What every condition and function evaluated to so far, in the order of the source. */
export function coverageReport(
  { source, tree }: Ruleset,
  recorder: CoverageRecorder,
  fileName = 'security.rules',
): CoverageReport {
  function entry(expression: Expression): CoverageEntry {
    const { line, column, start, end } = expression;
    const values = recorder.valuesOf(expression);
    const children = childrenOf(expression).map(entry);
    return {
      sourcePosition: { fileName, line, column, currentOffset: start, endOffset: end },
      ...(values.length === 0 ? {} : { values }),
      ...(children.length === 0 ? {} : { children }),
    };
  }
  const expressions = [
    ...expressionsOfFunctions(tree.functions),
    ...tree.services.flatMap(expressionsOfBlock),
  ];
  const inOrder = [...expressions].sort((left, right) => left.start - right.start);
  return { rules: { files: [{ name: fileName, content: source }] }, report: inOrder.map(entry) };
}
