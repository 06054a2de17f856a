import { unsupported } from '../library/operation.ts';
import { abstractMember } from '../query/abstract-value.ts';
import {
  type ConcreteValue,
  failure,
  list,
  type RulesResult,
  type RulesValue,
  text,
  unproved,
} from '../value/value.ts';
import { NULL_VALUE_ERROR } from './document-access.ts';

/** `target.name` */
export function readMember(target: RulesValue, name: string): RulesResult {
  if (target.type === 'abstract') {
    return abstractMember(target, name);
  }
  if (target.type === 'null') {
    return failure(NULL_VALUE_ERROR);
  }
  const value = target.type === 'map' ? target.entries.get(name) : undefined;
  return value ?? failure(`Property ${name} is undefined on object.`);
}

function sequenceOf(target: ConcreteValue): readonly RulesValue[] | undefined {
  if (target.type === 'list') {
    return target.items;
  }
  return target.type === 'path' ? target.segments.map(text) : undefined;
}

/** `target[index]`: maps take strings; lists, strings and paths take positions from zero. */
export function readIndex(target: RulesValue, index: RulesValue): RulesResult {
  if (index.type === 'string' && (target.type === 'map' || target.type === 'abstract')) {
    return readMember(target, index.value);
  }
  if (target.type === 'abstract' || index.type === 'abstract') {
    return unproved('An element');
  }
  if (target.type === 'null') {
    return failure(NULL_VALUE_ERROR);
  }
  const sequence = target.type === 'string' ? target.value : sequenceOf(target);
  if (index.type !== 'int' || sequence === undefined) {
    return unsupported('[]', [target, index]);
  }
  const position = Number(index.value);
  const found = position < 0 || position >= sequence.length ? undefined : sequence[position];
  if (found === undefined) {
    return failure('Index is out of range.');
  }
  return typeof found === 'string' ? text(found) : found;
}

/**
 * `target[from:to]`. As recorded: `from` must be a position of the sequence, `to` at least 1 and at most its
 * size, and `from` not beyond `to`.
 */
export function readSlice(target: RulesValue, from: RulesValue, to: RulesValue): RulesResult {
  if (target.type === 'abstract' || from.type === 'abstract' || to.type === 'abstract') {
    return unproved('A range of elements');
  }
  if (from.type !== 'int' || to.type !== 'int' || (target.type !== 'list' && target.type !== 'string')) {
    return unsupported('[:]', [target, from, to]);
  }
  const size = target.type === 'list' ? target.items.length : target.value.length;
  const [start, end] = [Number(from.value), Number(to.value)];
  if (start < 0 || start >= size || end < 1 || end > size || start > end) {
    return failure('Range is out of bounds.');
  }
  return target.type === 'list' ? list(target.items.slice(start, end)) : text(target.value.slice(start, end));
}
