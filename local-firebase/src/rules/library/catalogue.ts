import type { ConcreteValue } from '../value/value.ts';
import { BYTES_METHODS } from './bytes-methods.ts';
import { DURATION_FUNCTIONS, DURATION_METHODS, TIMESTAMP_FUNCTIONS, TIMESTAMP_METHODS } from './calendar.ts';
import { LIST_METHODS, SET_METHODS } from './collection-methods.ts';
import { CONVERSIONS } from './conversions.ts';
import { LATLNG_FUNCTIONS, LATLNG_METHODS } from './geography.ts';
import { HASHING_FUNCTIONS } from './hashing.ts';
import { MAP_DIFF_METHODS, MAP_METHODS } from './map-methods.ts';
import { MATH_FUNCTIONS } from './mathematics.ts';
import type { Arity, FunctionTable, LibraryFunction, Method, MethodTable } from './operation.ts';
import { PATH_METHODS } from './path-methods.ts';
import { STRING_METHODS } from './string-methods.ts';

/** Each table takes only values of its own type; the look-up below keeps that promise. */
const METHODS: { readonly [type: string]: MethodTable<never> } = {
  string: STRING_METHODS,
  list: LIST_METHODS,
  set: SET_METHODS,
  map: MAP_METHODS,
  map_diff: MAP_DIFF_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
  path: PATH_METHODS,
  bytes: BYTES_METHODS,
};

const NAMESPACES: { readonly [name: string]: FunctionTable } = {
  math: MATH_FUNCTIONS,
  hashing: HASHING_FUNCTIONS,
  timestamp: TIMESTAMP_FUNCTIONS,
  duration: DURATION_FUNCTIONS,
  latlng: LATLNG_FUNCTIONS,
};

/** Functions that read documents: get() and its kin in Firestore rules, `firestore.get()` in Storage rules. */
export const DOCUMENT_FUNCTIONS: ReadonlySet<string> = new Set(['get', 'exists', 'getAfter', 'existsAfter']);
export const STORAGE_DOCUMENT_FUNCTIONS: ReadonlySet<string> = new Set(['get', 'exists']);

/** What may stand after `is`. `set` is accepted and never true (recorded). */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

function own<T>(table: { readonly [name: string]: T }, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export function findMethod(self: ConcreteValue, name: string): Method<ConcreteValue> | undefined {
  const table = own(METHODS, self.type);
  return table === undefined ? undefined : (own(table, name) as Method<ConcreteValue> | undefined);
}

/** The number of parameters each type takes for a method of this name; empty when no type has it. */
export function methodArities(name: string): readonly Arity[] {
  return Object.values(METHODS)
    .map((table) => own(table, name)?.arity)
    .filter((arity) => arity !== undefined);
}

export function isNamespace(name: string): boolean {
  return name === 'firestore' || Object.hasOwn(NAMESPACES, name);
}

export function findNamespaceFunction(namespace: string, name: string): LibraryFunction | undefined {
  const table = own(NAMESPACES, namespace);
  return table === undefined ? undefined : own(table, name);
}

export function findConversion(name: string): LibraryFunction | undefined {
  return own(CONVERSIONS, name);
}
