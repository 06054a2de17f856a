import type { ProtoJson } from '../../service/firestore-service.ts';
import { RpcError } from '../../service/rpc-error.ts';

const lists = new Set(['fieldPaths']);
const booleans = new Set(['exists', 'showMissing']);
const integers = new Set(['pageSize']);

/** Options of Google's HTTP front end, not of the call. */
const systemParameters = new Set([
  'alt',
  'key',
  'prettyPrint',
  'fields',
  'access_token',
  'quotaUser',
  'callback',
]);

/**
 * Turns query parameters such as `mask.fieldPaths=a&mask.fieldPaths=b&currentDocument.exists=true` into request
 * fields. Snake case is accepted, `$`-parameters and Google's system parameters are dropped.
 * Throws INVALID_ARGUMENT for a value of the wrong type.
 */
export function fieldsFromQuery(query: URLSearchParams): ProtoJson {
  const fields = emptyRecord();
  for (const name of new Set(query.keys())) {
    if (name.startsWith('$') || systemParameters.has(name)) continue;
    const path = name.split('.').map(camelCase);
    const leaf = path.pop() ?? '';
    const target = path.reduce((parent, step) => childOf(parent, step), fields);
    target[leaf] = typed(leaf, query.getAll(name), name);
  }
  return fields;
}

function childOf(parent: Record<string, unknown>, step: string): Record<string, unknown> {
  const known = parent[step];
  if (typeof known === 'object' && known !== null) return known as Record<string, unknown>;
  const child = emptyRecord();
  parent[step] = child;
  return child;
}

/** Without a prototype: `__proto__.a=1` must not reach the one that all objects share. */
function emptyRecord(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

function typed(leaf: string, values: readonly string[], name: string): unknown {
  const value = values.at(-1) ?? '';
  if (lists.has(leaf)) return values;
  if (booleans.has(leaf)) {
    if (value === 'true' || value === 'false') return value === 'true';
    throw new RpcError('INVALID_ARGUMENT', `The parameter ${name} must be true or false.`);
  }
  if (integers.has(leaf)) {
    if (/^-?\d{1,10}$/.test(value)) return Number(value);
    throw new RpcError('INVALID_ARGUMENT', `The parameter ${name} must be a whole number.`);
  }
  return value;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
