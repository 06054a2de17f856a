/** Values of the rules language. Errors are values too (`RulesFailure`): operators decide what becomes of them. */
export interface NullValue {
  readonly type: 'null';
}
export interface BoolValue {
  readonly type: 'bool';
  readonly value: boolean;
}
/** A signed 64-bit integer; build one with `integer`, which checks the range. */
export interface IntValue {
  readonly type: 'int';
  readonly value: bigint;
}
export interface FloatValue {
  readonly type: 'float';
  readonly value: number;
}
export interface StringValue {
  readonly type: 'string';
  readonly value: string;
}
export interface ListValue {
  readonly type: 'list';
  readonly items: readonly RulesValue[];
}
/** Items are distinct by strict equality. */
export interface SetValue {
  readonly type: 'set';
  readonly items: readonly RulesValue[];
}
export interface MapValue {
  readonly type: 'map';
  readonly entries: ReadonlyMap<string, RulesValue>;
}
/** Nanoseconds since the epoch. */
export interface TimestampValue {
  readonly type: 'timestamp';
  readonly nanos: bigint;
}
/** Nanoseconds, possibly negative. */
export interface DurationValue {
  readonly type: 'duration';
  readonly nanos: bigint;
}
/** Degrees. */
export interface LatLngValue {
  readonly type: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
}
export interface PathValue {
  readonly type: 'path';
  readonly segments: readonly string[];
}
export interface BytesValue {
  readonly type: 'bytes';
  readonly value: Uint8Array;
}
export interface MapDiffValue {
  readonly type: 'map_diff';
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
}

/** What a query says about a value nobody has looked at. Every fact holds for every document of the result. */
export type Fact =
  | { readonly kind: 'equals'; readonly value: IntValue | FloatValue }
  | { readonly kind: 'differs'; readonly value: RulesValue }
  | {
      readonly kind: 'bound';
      readonly relation: '<' | '<=' | '>' | '>=';
      readonly value: RulesValue;
    }
  | { readonly kind: 'contains'; readonly value: RulesValue }
  | { readonly kind: 'type'; readonly types: readonly ConcreteType[] };

/**
 * A value known by facts only, as met while a query is proved. `fields` lists the members of a map that the
 * query constrains; other members may or may not exist.
 */
export interface AbstractValue {
  readonly type: 'abstract';
  readonly facts: readonly Fact[];
  readonly fields: ReadonlyMap<string, RulesValue> | undefined;
}

export type ConcreteValue =
  | NullValue
  | BoolValue
  | IntValue
  | FloatValue
  | StringValue
  | ListValue
  | SetValue
  | MapValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | PathValue
  | BytesValue
  | MapDiffValue;

export type ConcreteType = ConcreteValue['type'];
export type RulesValue = ConcreteValue | AbstractValue;

/** Why an expression has no value. `unproved`: a document of the query might make it either way. */
export interface RulesFailure {
  readonly type: 'error';
  readonly reason: string;
  readonly unproved: boolean;
  readonly line: number;
  readonly column: number;
}

export type RulesResult = RulesValue | RulesFailure;

export const NULL: NullValue = { type: 'null' };
export const TRUE: BoolValue = { type: 'bool', value: true };
export const FALSE: BoolValue = { type: 'bool', value: false };

const MIN_INT = -(2n ** 63n);
const MAX_INT = 2n ** 63n - 1n;

/** A failure without a place yet; the evaluator adds where it happened. */
export function failure(reason: string): RulesFailure {
  return { type: 'error', reason, unproved: false, line: 0, column: 0 };
}

export function unproved(what: string): RulesFailure {
  return {
    type: 'error',
    reason: `${what} cannot be proved from the query.`,
    unproved: true,
    line: 0,
    column: 0,
  };
}

export function boolean(value: boolean): BoolValue {
  return value ? TRUE : FALSE;
}

/** An error outside of the signed 64-bit range. */
export function integer(value: bigint | number): IntValue | RulesFailure {
  const whole = BigInt(value);
  if (whole < MIN_INT || whole > MAX_INT) {
    return failure('Integer overflow.');
  }
  return { type: 'int', value: whole };
}

/** For numbers that are known to fit, such as sizes and calendar fields. */
export function count(value: number | bigint): IntValue {
  return { type: 'int', value: BigInt(value) };
}

export function float(value: number): FloatValue {
  return { type: 'float', value };
}

export function text(value: string): StringValue {
  return { type: 'string', value };
}

export function list(items: readonly RulesValue[]): ListValue {
  return { type: 'list', items };
}

export function map(entries: Iterable<readonly [string, RulesValue]>): MapValue {
  return { type: 'map', entries: new Map(entries) };
}

export function path(segments: readonly string[]): PathValue {
  return { type: 'path', segments };
}
