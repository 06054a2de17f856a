import type { Frame, Variable } from '../evaluate/evaluation.ts';
import type { RulesMethod } from '../rules-request.ts';
import type {
  AllowStatement,
  Block,
  FunctionDeclaration,
  MatchBlock,
  RulesTree,
} from '../syntax/syntax-tree.ts';
import { type Captures, fitPattern, type PathStep } from './path-pattern.ts';

/** An `allow` statement whose block matches, with the names its condition sees. */
export interface ApplicableRule {
  readonly allow: AllowStatement;
  readonly frame: Frame;
}

/** Nested `{x=**}` can fit in many ways; nobody needs as many, and the search must end. */
const MAX_FITS = 10_000;

const GROUPS: ReadonlyMap<string, readonly RulesMethod[]> = new Map([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

/** Does `allow <name>` cover the method? */
export function covers(name: string, method: RulesMethod): boolean {
  return name === method || (GROUPS.get(name)?.includes(method) ?? false);
}

const tables = new WeakMap<readonly FunctionDeclaration[], ReadonlyMap<string, FunctionDeclaration>>();

/** By name; built once for each block of a ruleset. */
function functionTable(functions: readonly FunctionDeclaration[]): ReadonlyMap<string, FunctionDeclaration> {
  const known = tables.get(functions);
  const table = known ?? new Map(functions.map((each) => [each.name, each]));
  if (known === undefined) {
    tables.set(functions, table);
  }
  return table;
}

function frameOf(
  functions: readonly FunctionDeclaration[],
  captures: Captures,
  parent: Frame | undefined,
): Frame {
  const variables = new Map<string, Variable>(
    captures.map(([name, value]) => [name, { kind: 'value', value }]),
  );
  return { parent, functions: functionTable(functions), variables };
}

class RuleSearch {
  readonly found: ApplicableRule[] = [];
  private readonly steps: readonly PathStep[];
  private readonly version: RulesTree['version'];
  private fits = 0;

  constructor(steps: readonly PathStep[], version: RulesTree['version']) {
    this.steps = steps;
    this.version = version;
  }

  search(block: Block, frame: Frame, start: number): void {
    for (const match of block.matches) {
      this.searchMatch(match, frame, start);
    }
  }

  private searchMatch(match: MatchBlock, parent: Frame, start: number): void {
    for (const fit of fitPattern(match.pattern, this.steps, start, this.version)) {
      this.fits += 1;
      if (this.fits > MAX_FITS) {
        return;
      }
      const isWhole = fit.end === this.steps.length;
      if (!isWhole && match.matches.length === 0) {
        continue;
      }
      const frame = frameOf(match.functions, fit.captures, parent);
      if (isWhole) {
        this.found.push(...match.allows.map((allow) => ({ allow, frame })));
      }
      this.search(match, frame, fit.end);
    }
  }
}

/** The `allow` statements of every block that matches the whole path, in the order of the source. */
export function findApplicableRules(
  tree: RulesTree,
  service: string,
  steps: readonly PathStep[],
): readonly ApplicableRule[] {
  const search = new RuleSearch(steps, tree.version);
  const file = frameOf(tree.functions, [], undefined);
  for (const block of tree.services) {
    if (block.name === service) {
      search.search(block, frameOf(block.functions, [], file), 0);
    }
  }
  return search.found;
}
