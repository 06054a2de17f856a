import { includes, includesAll } from '../library/membership.ts';
import { compareValues } from '../value/comparison.ts';
import { looselyEqual } from '../value/equality.ts';
import {
  type AbstractValue,
  type ConcreteType,
  type ConcreteValue,
  type Fact,
  failure,
  type RulesResult,
  type RulesValue,
  unproved,
} from '../value/value.ts';

/** A value of which only these facts are known. No facts: it exists, nothing else. */
export function abstract(facts: readonly Fact[], fields?: ReadonlyMap<string, RulesValue>): AbstractValue {
  return { type: 'abstract', facts, fields };
}

/** A map of which only these members are known. */
export function abstractMap(fields: ReadonlyMap<string, RulesValue>): AbstractValue {
  return abstract([{ kind: 'type', types: ['map'] }], fields);
}

/** Members that the query does not constrain fail, as in production. */
export function abstractMember(target: AbstractValue, name: string): RulesResult {
  if (target.fields === undefined) {
    return unproved(`Property ${name}`);
  }
  const value = target.fields.get(name);
  return value ?? { ...failure(`Property ${name} is undefined on object.`), unproved: true };
}

/** Range filters only match values of the type of their bound; ints and floats are one type there. */
function bracket(value: RulesValue): readonly ConcreteType[] | undefined {
  switch (value.type) {
    case 'int':
    case 'float':
      return ['int', 'float'];
    case 'abstract':
    case 'null':
      return undefined;
    default:
      return [value.type];
  }
}

function typesOfFact(fact: Fact): readonly ConcreteType[] | undefined {
  switch (fact.kind) {
    case 'equals':
      return ['int', 'float'];
    case 'bound':
      return bracket(fact.value);
    case 'contains':
      return ['list'];
    case 'type':
      return fact.types;
    case 'differs':
      return undefined;
  }
}

/** The types the value may have; `undefined` when it may have any. */
function possibleTypes(value: AbstractValue): readonly ConcreteType[] | undefined {
  return value.facts.map(typesOfFact).find((types) => types !== undefined);
}

type Relation = '<' | '<=' | '>' | '>=';

const HOLDS: { readonly [relation in Relation]: (order: number) => boolean } = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Does the relation hold for two concrete values? `undefined` when the language does not order them. */
export function holds(relation: Relation, left: ConcreteValue, right: ConcreteValue): boolean | undefined {
  const order = compareValues(left, right);
  return order === undefined ? undefined : HOLDS[relation](order);
}

/** From `x <known> bound`, what follows for `x <asked> value`? */
function relationFromBound(
  known: { readonly relation: Relation; readonly value: RulesValue },
  asked: Relation,
  value: ConcreteValue,
): boolean | undefined {
  if (known.value.type === 'abstract') {
    return undefined;
  }
  const order = compareValues(known.value, value);
  if (order === undefined || Number.isNaN(order)) {
    return undefined;
  }
  const isUpper = known.relation === '<' || known.relation === '<=';
  const strictlyInside = known.relation === '<' || known.relation === '>';
  // Seen from the bound: how far the asked value lies on the excluded side.
  const beyond = isUpper ? -order : order;
  const asksSameSide = isUpper === (asked === '<' || asked === '<=');
  const touches = asked === '<=' || asked === '>=';
  if (asksSameSide) {
    return beyond > 0 || (beyond === 0 && (strictlyInside || touches)) ? true : undefined;
  }
  return beyond > 0 || (beyond === 0 && (strictlyInside || !touches)) ? false : undefined;
}

/** `abstract < value` and its kin: proved, disproved or neither. */
export function decideOrder(
  value: AbstractValue,
  relation: Relation,
  other: ConcreteValue,
): boolean | undefined {
  for (const fact of value.facts) {
    const decided =
      fact.kind === 'equals'
        ? holds(relation, fact.value, other)
        : fact.kind === 'bound'
          ? relationFromBound(fact, relation, other)
          : undefined;
    if (decided !== undefined) {
      return decided;
    }
  }
  return undefined;
}

function equalityFromFact(fact: Fact, other: ConcreteValue): boolean | undefined {
  switch (fact.kind) {
    case 'equals':
      return looselyEqual(fact.value, other);
    case 'differs':
      return fact.value.type !== 'abstract' && looselyEqual(fact.value, other) ? false : undefined;
    case 'bound':
      return fact.value.type !== 'abstract' && holds(fact.relation, other, fact.value) === false
        ? false
        : undefined;
    case 'contains':
      return other.type === 'list' && !includes(other.items, fact.value) ? false : undefined;
    case 'type':
      return undefined;
  }
}

/** `abstract == value`: proved, disproved or neither. */
export function decideEquality(value: AbstractValue, other: ConcreteValue): boolean | undefined {
  const types = possibleTypes(value);
  if (types !== undefined && !types.includes(other.type)) {
    return false;
  }
  for (const fact of value.facts) {
    const decided = equalityFromFact(fact, other);
    if (decided !== undefined) {
      return decided;
    }
  }
  return undefined;
}

/** `abstract is typeName`: proved, disproved or neither. */
export function decideType(
  value: AbstractValue,
  isOfType: (type: ConcreteType) => boolean,
): boolean | undefined {
  const types = possibleTypes(value);
  if (types === undefined) {
    return undefined;
  }
  const answers = types.map(isOfType);
  if (answers.every((answer) => answer)) {
    return true;
  }
  return answers.some((answer) => answer) ? undefined : false;
}

/** `item in abstract`: proved or open. It is never disproved, the query says nothing of other elements or keys. */
export function decideMembership(item: ConcreteValue, value: AbstractValue): true | undefined {
  if (item.type === 'string' && value.fields?.has(item.value)) {
    return true;
  }
  return includes(containedValues(value), item) ? true : undefined;
}

/** Elements that an array is known to have. */
export function containedValues(value: AbstractValue): readonly RulesValue[] {
  return value.facts.flatMap((fact) => (fact.kind === 'contains' ? [fact.value] : []));
}

/** Does the array surely have all of these? */
export function surelyHasAll(value: AbstractValue, items: readonly RulesValue[]): boolean {
  const types = possibleTypes(value);
  return types?.length === 1 && types[0] === 'list' && includesAll(containedValues(value), items);
}
