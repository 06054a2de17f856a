/** A record's own fields, without what every write changes. */
const STAMPS: readonly string[] = ['createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'v'];

/** Maps in the order of their keys, however deep: the database keeps none. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return entries
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, entry]) => [key, ordered(entry)]);
}

/** Whether two records say the same, whoever wrote them when. */
export function isSameContent(first: object, second: object): boolean {
  const textOf = (record: object) =>
    JSON.stringify(
      ordered(Object.fromEntries(Object.entries(record).filter(([name]) => !STAMPS.includes(name)))),
    );
  return textOf(first) === textOf(second);
}
