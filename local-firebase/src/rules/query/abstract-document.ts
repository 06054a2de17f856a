import { type AbstractValue, type Fact, type RulesValue, text, path as toPath } from '../value/value.ts';
import { abstract, abstractMap } from './abstract-value.ts';
import type { Constraint } from './constraint.ts';

interface FieldNode {
  readonly facts: Fact[];
  value: RulesValue | undefined;
  readonly members: Map<string, FieldNode>;
}

function emptyNode(): FieldNode {
  return { facts: [], value: undefined, members: new Map() };
}

function nodeAt(root: FieldNode, field: readonly string[]): FieldNode {
  let node = root;
  for (const name of field) {
    const next = node.members.get(name) ?? emptyNode();
    node.members.set(name, next);
    node = next;
  }
  return node;
}

/** A query's 3 is also a document's 3.0, which rules tell apart: only values without numbers are known exactly. */
function isExact(value: RulesValue): boolean {
  switch (value.type) {
    case 'int':
      return false;
    case 'float':
      return Number.isNaN(value.value);
    case 'list':
    case 'set':
      return value.items.every(isExact);
    case 'map':
      return [...value.entries.values()].every(isExact);
    default:
      return true;
  }
}

function fieldValue(node: FieldNode): RulesValue {
  const { value } = node;
  if (value !== undefined && isExact(value)) {
    return value;
  }
  const facts = [...node.facts];
  if (value?.type === 'int' || value?.type === 'float') {
    facts.unshift({ kind: 'equals', value });
  } else if (value !== undefined && value.type !== 'abstract') {
    facts.unshift({ kind: 'type', types: [value.type] });
  }
  if (node.members.size === 0) {
    return abstract(facts);
  }
  const members = new Map([...node.members].map(([name, member]) => [name, fieldValue(member)]));
  return abstract([...facts, { kind: 'type', types: ['map'] }], members);
}

/**
 * `resource` as every document of a query looks.
 * @param constraints hold together; a field named here exists
 * @param name segments of the document's path from `databases` on, when the query fixes it
 */
export function abstractDocument(
  constraints: readonly Constraint[],
  name: readonly string[] | undefined,
): AbstractValue {
  const root = emptyNode();
  for (const { field, is } of constraints) {
    const node = nodeAt(root, field);
    if (is.kind === 'equal') {
      node.value ??= is.value;
    } else {
      node.facts.push(...is.facts);
    }
  }
  const data = new Map([...root.members].map(([field, member]) => [field, fieldValue(member)]));
  return abstractMap(
    new Map<string, RulesValue>([
      ['data', abstractMap(data)],
      ['id', name === undefined ? abstract([{ kind: 'type', types: ['string'] }]) : text(name.at(-1) ?? '')],
      ['__name__', name === undefined ? abstract([{ kind: 'type', types: ['path'] }]) : toPath(name)],
    ]),
  );
}
