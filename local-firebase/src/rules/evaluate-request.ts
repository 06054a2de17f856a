import type { CoverageRecorder } from './coverage.ts';
import { DocumentAccess } from './evaluate/document-access.ts';
import { type Evaluation, EvaluationLimit } from './evaluate/evaluation.ts';
import { evaluate } from './evaluate/evaluator.ts';
import { explain } from './evaluate/explain.ts';
import { LookupBudget, OPERATION_LIMIT, STORAGE_LIMIT } from './evaluate/lookup-budget.ts';
import { requestSegments, requestToValue, resourceToValue } from './evaluate/request-value.ts';
import { type ApplicableRule, covers, findApplicableRules } from './match/applicable-rules.ts';
import type { PathStep } from './match/path-pattern.ts';
import { planList } from './query/list-scenarios.ts';
import type { DocumentReader, RulesRequest } from './rules-request.ts';
import type { Ruleset } from './ruleset.ts';
import { type RulesResult, TRUE } from './value/value.ts';
import type { Denial, Verdict } from './verdict.ts';

export interface EvaluateOptions {
  /** Share one among all operations of a commit, a transaction or a batched read. */
  readonly budget?: LookupBudget;
  /** Collects what every expression evaluated to. */
  readonly coverage?: CoverageRecorder;
}

/** What stays the same for all alternatives of one request. */
interface Session {
  readonly ruleset: Ruleset;
  readonly request: RulesRequest;
  readonly documents: DocumentAccess;
  readonly debug: string[];
  readonly coverage: CoverageRecorder | undefined;
}

const EVERYWHERE = { line: 1, column: 1 };

function newEvaluation(session: Session, resource: RulesResult): Evaluation {
  const evaluation: Evaluation = {
    evaluate: (expression, frame) => evaluate(expression, frame, evaluation),
    service: session.request.service,
    request: requestToValue(session.request),
    resource,
    documents: session.documents,
    debug: session.debug,
    coverage: session.coverage,
    results: new Map(),
    expressions: 0,
    depth: 0,
  };
  return evaluation;
}

/** `undefined`: granted. */
function tryRule(rule: ApplicableRule, evaluation: Evaluation, source: string): Denial | undefined {
  try {
    evaluation.depth = 0;
    const { condition } = rule.allow;
    const result = condition === undefined ? TRUE : evaluation.evaluate(condition, rule.frame);
    return result.type === 'bool' && result.value ? undefined : explain(rule, result, evaluation, source);
  } catch (error) {
    if (!(error instanceof EvaluationLimit)) {
      throw error;
    }
    const place = { line: rule.allow.line, column: rule.allow.column };
    return { kind: 'limit', ...place, reason: error.message, rule: place };
  }
}

/** The denials of every rule that was tried; `undefined` when one of them grants. */
function decide(
  session: Session,
  steps: readonly PathStep[],
  resource: RulesResult,
): readonly Denial[] | undefined {
  const { tree, source } = session.ruleset;
  const { method, service } = session.request;
  const matching = findApplicableRules(tree, service, steps);
  const rules = matching.filter(({ allow }) => allow.methods.some((name) => covers(name, method)));
  const evaluation = newEvaluation(session, resource);
  const denials: Denial[] = [];
  for (const rule of rules) {
    const denial = tryRule(rule, evaluation, source);
    if (denial === undefined) {
      return undefined;
    }
    denials.push(denial);
  }
  if (denials.length > 0) {
    return denials;
  }
  return matching.length === 0
    ? [{ kind: 'no-match', ...EVERYWHERE, reason: 'No match statement applies to this path.' }]
    : [{ kind: 'no-method', ...EVERYWHERE, reason: `No allow statement covers ${method} on this path.` }];
}

function decideAll(session: Session): readonly Denial[] | undefined {
  const { request, ruleset } = session;
  if (request.service === 'firebase.storage' || request.method !== 'list') {
    return decide(session, requestSegments(request), resourceToValue(request));
  }
  const plan = planList(request, ruleset.tree.version);
  if (!plan.ok) {
    return [{ kind: 'unproved', ...EVERYWHERE, reason: plan.reason }];
  }
  for (const { steps, resource } of plan.scenarios) {
    const denials = decide(session, steps, resource);
    if (denials !== undefined) {
      return denials;
    }
  }
  return undefined;
}

/** Values nested thousands of levels deep end the stack; such a request is denied like any other excess. */
function decideSafely(session: Session): readonly Denial[] | undefined {
  try {
    return decideAll(session);
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
    return [{ kind: 'limit', ...EVERYWHERE, reason: 'The request is nested too deeply.' }];
  }
}

/**
 * Decides one operation. Whatever goes wrong in the rules denies; only a reader that throws makes this throw.
 * A query is allowed when each of its alternatives is proved to return nothing but permitted documents.
 */
export function evaluateRequest(
  ruleset: Ruleset,
  request: RulesRequest,
  reader: DocumentReader,
  options: EvaluateOptions = {},
): Verdict {
  const isStorage = request.service === 'firebase.storage';
  const databaseId = isStorage ? '(default)' : request.databaseId;
  const limit = isStorage ? STORAGE_LIMIT : OPERATION_LIMIT;
  const session: Session = {
    ruleset,
    request,
    documents: new DocumentAccess(reader, databaseId, limit, options.budget ?? new LookupBudget()),
    debug: [],
    coverage: options.coverage,
  };
  const denials = decideSafely(session);
  return { allowed: denials === undefined, denials: denials ?? [], debug: session.debug };
}
