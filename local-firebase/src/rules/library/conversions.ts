import { type ConcreteValue, failure, float, integer, path, type RulesResult, text } from '../value/value.ts';
import { type FunctionTable, unsupported } from './operation.ts';

/** Java's shortest form for doubles, as the platform prints them: 1.0, 1.0E10, 1.0E-5. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) {
    return String(value);
  }
  const size = Math.abs(value);
  if (value === 0) {
    return Object.is(value, -0) ? '-0.0' : '0.0';
  }
  if (size >= 1e-3 && size < 1e7) {
    return Number.isInteger(value) ? value.toFixed(1) : String(value);
  }
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}E${Number(exponent)}`;
}

/** string() of a value: `undefined` for values that have no text form. */
export function scalarText(value: ConcreteValue): string | undefined {
  switch (value.type) {
    case 'string':
      return value.value;
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return floatText(value.value);
    case 'path':
      return `/${value.segments.join('/')}`;
    default:
      return undefined;
  }
}

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
/** As Java spells them, which string() writes too. */
const NOT_FINITE = /^[+-]?(?:NaN|Infinity)$/;

function toInt(value: ConcreteValue): RulesResult {
  if (value.type === 'int') {
    return value;
  }
  if (value.type === 'float' && Number.isFinite(value.value)) {
    return integer(BigInt(Math.trunc(value.value)));
  }
  if (value.type === 'string' && value.value.length <= 20 && INTEGER.test(value.value)) {
    return integer(BigInt(value.value.replace(/^\+/, '')));
  }
  return value.type === 'string' ? failure('The string is not an integer.') : unsupported('int', [value]);
}

function toFloat(value: ConcreteValue): RulesResult {
  if (value.type === 'float') {
    return value;
  }
  if (value.type === 'int') {
    return float(Number(value.value));
  }
  if (value.type === 'string' && (DECIMAL.test(value.value) || NOT_FINITE.test(value.value))) {
    return float(Number(value.value));
  }
  return value.type === 'string' ? failure('The string is not a number.') : unsupported('float', [value]);
}

function toText(value: ConcreteValue): RulesResult {
  const converted = scalarText(value);
  return converted === undefined ? unsupported('string', [value]) : text(converted);
}

function toPath(value: ConcreteValue): RulesResult {
  if (value.type !== 'string') {
    return unsupported('path', [value]);
  }
  const segments = value.value.replace(/^\//, '').split('/');
  return segments.includes('') ? failure('The string is not a path.') : path(segments);
}

function conversion(run: (value: ConcreteValue) => RulesResult): FunctionTable[string] {
  return {
    arity: [1, 1],
    run: ([value]) => (value === undefined ? failure('A parameter is missing.') : run(value)),
  };
}

/** The conversions of the language. bool() and bytes() do not exist in production. */
export const CONVERSIONS: FunctionTable = {
  int: conversion(toInt),
  float: conversion(toFloat),
  string: conversion(toText),
  path: conversion(toPath),
};
