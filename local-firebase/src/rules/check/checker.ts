import type {
  AllowStatement,
  Block,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesTree,
} from '../syntax/syntax-tree.ts';
import type { RulesError, SourcePosition } from '../verdict.ts';
import { CallGraph } from './call-graph.ts';
import { ExpressionChecker } from './expression-checker.ts';
import { Findings } from './findings.ts';
import { childScope, type Scope } from './scope.ts';

/** Documented limits of Firestore rulesets. */
const MAX_NESTED_MATCHES = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const MAX_PARAMETERS = 7;
const MAX_LETS = 10;

const METHODS: ReadonlySet<string> = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);
const SERVICES: ReadonlySet<string> = new Set(['cloud.firestore', 'firebase.storage']);

/** Patterns of a match block and of the blocks around it. */
interface Surroundings {
  readonly matches: number;
  readonly pattern: readonly PatternSegment[];
}

function namesIn(pattern: readonly PatternSegment[]): readonly string[] {
  return pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
}

function firstRepeated(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index);
}

class RulesChecker {
  readonly findings = new Findings();
  private readonly calls = new CallGraph();
  private readonly expressions = new ExpressionChecker(this.findings);
  private readonly tree: RulesTree;

  constructor(tree: RulesTree) {
    this.tree = tree;
  }

  check(): void {
    const file = childScope(undefined, this.tree.functions, []);
    this.checkFunctions(this.tree.functions, file);
    if (this.tree.services.length === 0) {
      this.findings.warn({ line: 1, column: 1 }, 'The ruleset has no service and denies everything.');
    }
    for (const service of this.tree.services) {
      if (!SERVICES.has(service.name)) {
        this.findings.warn(service, `Unknown service ${service.name}.`);
      }
      this.checkBlock(service, childScope(file, service.functions, []), { matches: 0, pattern: [] });
    }
    this.calls.check(this.findings);
  }

  private checkBlock(block: Block, scope: Scope, around: Surroundings): void {
    this.checkFunctions(block.functions, scope);
    for (const match of block.matches) {
      this.checkMatch(match, scope, around);
    }
  }

  private checkMatch(match: MatchBlock, parent: Scope, around: Surroundings): void {
    const pattern = [...around.pattern, ...match.pattern];
    this.checkPattern(match, pattern, around.matches + 1);
    const scope = childScope(parent, match.functions, namesIn(match.pattern));
    for (const allow of match.allows) {
      this.checkAllow(allow, scope);
    }
    this.checkBlock(match, scope, { matches: around.matches + 1, pattern });
  }

  private checkPattern(match: MatchBlock, whole: readonly PatternSegment[], nesting: number): void {
    const rests = match.pattern.filter((segment) => segment.kind === 'rest');
    this.require(rests.length <= 1, match, 'A path has at most one {name=**}.');
    if (this.tree.version === '1') {
      const isLast = rests.length === 0 || match.pattern.at(-1)?.kind === 'rest';
      this.require(isLast, match, "In rules_version '1' {name=**} must be the last segment of the path.");
    }
    this.require(
      nesting <= MAX_NESTED_MATCHES,
      match,
      `At most ${MAX_NESTED_MATCHES} match statements nest.`,
    );
    this.require(
      whole.length <= MAX_PATH_SEGMENTS,
      match,
      `A path has at most ${MAX_PATH_SEGMENTS} segments.`,
    );
    this.require(
      namesIn(whole).length <= MAX_CAPTURES,
      match,
      `A path has at most ${MAX_CAPTURES} captured variables.`,
    );
    const repeated = firstRepeated(namesIn(match.pattern));
    this.require(repeated === undefined, match, `The path captures ${repeated} twice.`);
  }

  private checkAllow(allow: AllowStatement, scope: Scope): void {
    for (const method of allow.methods) {
      this.require(METHODS.has(method), allow, `Invalid method: ${method}.`);
    }
    if (allow.condition !== undefined) {
      this.expressions.check(allow.condition, scope);
    }
  }

  private checkFunctions(functions: readonly FunctionDeclaration[], scope: Scope): void {
    const seen = new Set<string>();
    for (const declaration of functions) {
      this.require(
        !seen.has(declaration.name),
        declaration,
        `Function ${declaration.name} is declared twice.`,
      );
      seen.add(declaration.name);
      this.calls.add(declaration, scope);
      this.checkFunction(declaration, scope);
    }
  }

  private checkFunction(declaration: FunctionDeclaration, home: Scope): void {
    const { parameters, lets, name } = declaration;
    this.require(
      parameters.length <= MAX_PARAMETERS,
      declaration,
      `${name} has more than ${MAX_PARAMETERS} parameters.`,
    );
    this.require(lets.length <= MAX_LETS, declaration, `${name} has more than ${MAX_LETS} let bindings.`);
    const repeated = firstRepeated([...parameters, ...lets.map((each) => each.name)]);
    this.require(repeated === undefined, declaration, `${name} declares ${repeated} twice.`);
    let scope = childScope(home, [], parameters);
    for (const statement of lets) {
      this.expressions.check(statement.value, scope);
      scope = childScope(scope, [], [statement.name]);
    }
    this.expressions.check(declaration.result, scope);
  }

  private require(condition: boolean, place: SourcePosition, message: string): void {
    if (!condition) {
      this.findings.error(place, message);
    }
  }
}

/** Everything that can be wrong with a ruleset besides its syntax. */
export function checkRules(tree: RulesTree): {
  readonly errors: readonly RulesError[];
  readonly warnings: readonly RulesError[];
} {
  const checker = new RulesChecker(tree);
  checker.check();
  return checker.findings;
}
