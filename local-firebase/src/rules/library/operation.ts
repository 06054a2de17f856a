import {
  type ConcreteType,
  type ConcreteValue,
  failure,
  type RulesFailure,
  type RulesResult,
} from '../value/value.ts';

/** Least and most number of parameters. */
export type Arity = readonly [number, number];

/** A method of `Self`. Parameters are counted before `run` is called. */
export interface Method<Self> {
  readonly arity: Arity;
  readonly run: (self: Self, parameters: readonly ConcreteValue[]) => RulesResult;
}

export type MethodTable<Self> = { readonly [name: string]: Method<Self> };

/** A function of a namespace such as `math`, or a conversion such as `int()`. */
export interface LibraryFunction {
  readonly arity: Arity;
  readonly run: (parameters: readonly ConcreteValue[]) => RulesResult;
}

export type FunctionTable = { readonly [name: string]: LibraryFunction };

export function none<Self>(run: (self: Self) => RulesResult): Method<Self> {
  return { arity: [0, 0], run };
}

export function one<Self>(run: (self: Self, parameter: ConcreteValue) => RulesResult): Method<Self> {
  return {
    arity: [1, 1],
    run: (self, [parameter]) =>
      parameter === undefined ? failure('A parameter is missing.') : run(self, parameter),
  };
}

/** The failure for parameters of the wrong type. */
export function unsupported(operation: string, values: readonly ConcreteValue[]): RulesFailure {
  const received = values.map((value) => value.type).join(', ');
  return failure(`Unsupported operation error. ${operation} does not take (${received}).`);
}

/** Is every value of this type? */
export function areAll<T extends ConcreteType>(
  values: readonly ConcreteValue[],
  type: T,
): values is readonly Extract<ConcreteValue, { type: T }>[] {
  return values.every((value) => value.type === type);
}
