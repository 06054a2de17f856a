/**
 * The value without what is undefined, however deep: the SDK of callables would send null instead, which no schema takes.
 * For plain objects and arrays; everything else stays as it is.
 */
export function withoutUndefined<Value>(value: Value): Value {
  return cleaned(value) as Value;
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isPlain(value)) return value;
  const said = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(said.map(([key, inner]) => [key, cleaned(inner)]));
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
