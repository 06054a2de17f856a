import { boolean, type ConcreteValue, failure, float, integer, type RulesResult } from '../value/value.ts';
import { type FunctionTable, type LibraryFunction, unsupported } from './operation.ts';

function ofNumber(name: string, run: (value: number) => RulesResult): LibraryFunction {
  return {
    arity: [1, 1],
    run: (parameters) => {
      const [value] = parameters;
      return value?.type === 'int' || value?.type === 'float'
        ? run(Number(value.value))
        : unsupported(`math.${name}`, parameters);
    },
  };
}

function abs(parameters: readonly ConcreteValue[]): RulesResult {
  const [value] = parameters;
  if (value?.type === 'int') {
    return integer(value.value < 0n ? -value.value : value.value);
  }
  return value?.type === 'float' ? float(Math.abs(value.value)) : unsupported('math.abs', parameters);
}

/** Halves go up, also below zero: round(-1.5) is -1. */
function round(parameters: readonly ConcreteValue[]): RulesResult {
  const [value] = parameters;
  if (value?.type === 'int') {
    return value;
  }
  if (value?.type !== 'float') {
    return unsupported('math.round', parameters);
  }
  return Number.isFinite(value.value)
    ? integer(BigInt(Math.round(value.value)))
    : failure('NaN and the infinities cannot be rounded.');
}

function pow(parameters: readonly ConcreteValue[]): RulesResult {
  const [base, exponent] = parameters;
  const isNumber = [base, exponent].every((value) => value?.type === 'int' || value?.type === 'float');
  return isNumber
    ? float(Number((base as { value: number }).value) ** Number((exponent as { value: number }).value))
    : unsupported('math.pow', parameters);
}

/** Namespace `math`. ceil and floor answer floats, round answers an int (recorded); isInfinite does not exist. */
export const MATH_FUNCTIONS: FunctionTable = {
  abs: { arity: [1, 1], run: abs },
  ceil: ofNumber('ceil', (value) => float(Math.ceil(value))),
  floor: ofNumber('floor', (value) => float(Math.floor(value))),
  round: { arity: [1, 1], run: round },
  sqrt: ofNumber('sqrt', (value) => float(Math.sqrt(value))),
  pow: { arity: [2, 2], run: pow },
  isNaN: ofNumber('isNaN', (value) => boolean(Number.isNaN(value))),
};
