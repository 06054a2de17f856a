import type { PathStep } from '../match/path-pattern.ts';
import type { FirestoreListRequest } from '../rules-request.ts';
import { type AbstractValue, map, NULL, type RulesValue, text } from '../value/value.ts';
import { abstractDocument } from './abstract-document.ts';
import { asJson, type Constraint, readFilter } from './constraint.ts';
import { parseFieldPath } from './field-path.ts';

/** One alternative of a query: where its documents are and what is known of them. */
interface ListScenario {
  readonly steps: readonly PathStep[];
  readonly resource: AbstractValue;
}

export type ListPlan =
  | { readonly ok: true; readonly scenarios: readonly ListScenario[] }
  | { readonly ok: false; readonly reason: string };

const NAME_FIELD = '__name__';

interface Source {
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
}

function sourceOf(query: FirestoreListRequest['structuredQuery']): Source | undefined {
  const from = Array.isArray(query.from) ? query.from : [];
  if (from.length > 1) {
    return undefined;
  }
  const selector = asJson(from[0]);
  const collectionId = typeof selector.collectionId === 'string' ? selector.collectionId : '';
  return {
    collectionId: collectionId === '' ? undefined : collectionId,
    allDescendants: selector.allDescendants === true || collectionId === '',
  };
}

/** Fields of `orderBy` exist in every result. */
function orderedFields(query: FirestoreListRequest['structuredQuery']): readonly (readonly string[])[] {
  const orders = Array.isArray(query.orderBy) ? query.orderBy : [];
  return orders.flatMap((order) => {
    const { fieldPath } = asJson(asJson(order).field);
    const field = typeof fieldPath === 'string' ? parseFieldPath(fieldPath) : undefined;
    return field === undefined ? [] : [field];
  });
}

function isName(field: readonly string[]): boolean {
  return field.length === 1 && field[0] === NAME_FIELD;
}

/** The path of the only document that can match, from `databases` on; `undefined` when the query leaves it open. */
function fixedName(
  constraints: readonly Constraint[],
  parent: readonly string[],
  source: Source,
): readonly string[] | undefined {
  for (const { field, is } of constraints) {
    const value = isName(field) && is.kind === 'equal' ? is.value : undefined;
    if (value?.type !== 'path') {
      continue;
    }
    const { segments } = value;
    const isBelow = parent.every((segment, index) => segments[index] === segment);
    const depth = segments.length - parent.length;
    const isInCollection = source.collectionId === undefined || segments.at(-2) === source.collectionId;
    if (isBelow && isInCollection && (source.allDescendants ? depth >= 2 : depth === 2)) {
      return segments;
    }
  }
  return undefined;
}

function openSteps(parent: readonly string[], source: Source): readonly PathStep[] {
  const below: PathStep[] = source.allDescendants ? [{ unknown: 'gap' }] : [];
  return source.collectionId === undefined
    ? [...parent, ...below]
    : [...parent, ...below, source.collectionId, { unknown: 'id' }];
}

/** The alternatives of a query; each of them must be allowed. */
export function planList(request: FirestoreListRequest, version: '1' | '2'): ListPlan {
  const { structuredQuery: query } = request;
  const source = sourceOf(query);
  if (source === undefined) {
    return { ok: false, reason: 'A query has one collection.' };
  }
  if (source.allDescendants && version === '1') {
    return { ok: false, reason: "Collection group queries need rules_version = '2'." };
  }
  const alternatives = query.where === undefined ? [[]] : readFilter(asJson(query.where));
  if (alternatives === undefined) {
    return { ok: false, reason: 'The filter has too many alternatives.' };
  }
  const parent = ['databases', request.databaseId, 'documents', ...request.parent];
  const existing = orderedFields(query).map(
    (field): Constraint => ({ field, is: { kind: 'facts', facts: [] } }),
  );
  const scenarios = alternatives.map((constraints): ListScenario => {
    const name = fixedName(constraints, parent, source);
    const onFields = [...constraints, ...existing].filter(({ field }) => !isName(field));
    return { steps: name ?? openSteps(parent, source), resource: abstractDocument(onFields, name) };
  });
  return { ok: true, scenarios };
}

function wholeNumber(value: unknown): RulesValue {
  const digits = typeof value === 'object' ? String(asJson(value).value ?? '') : String(value);
  return /^\d+$/.test(digits) ? { type: 'int', value: BigInt(digits) } : NULL;
}

function isDescending(direction: unknown): boolean {
  return direction === 'DESCENDING' || direction === 2;
}

/** `request.query`: limit (null without one), offset, and orderBy as a map from field to 'ASC' or 'DESC'. */
export function queryValue(query: FirestoreListRequest['structuredQuery']): RulesValue {
  const orders = Array.isArray(query.orderBy) ? query.orderBy : [];
  const orderBy = orders.map((order) => {
    const { field, direction } = asJson(order);
    return [String(asJson(field).fieldPath), text(isDescending(direction) ? 'DESC' : 'ASC')] as const;
  });
  return map([
    ['limit', query.limit === undefined || query.limit === null ? NULL : wholeNumber(query.limit)],
    ['offset', wholeNumber(query.offset ?? 0)],
    ['orderBy', map(orderBy)],
  ]);
}
