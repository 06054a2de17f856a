export type FieldDifference = 'same' | 'changed' | 'added' | 'removed';

/** One field of a record in two versions; '' where a version does not say it. */
export interface ComparedField {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly kind: FieldDifference;
}

export function fieldDifference(before: string | undefined, after: string | undefined): FieldDifference {
  if (before === after) return 'same';
  if (before === undefined || before === '') return 'added';
  return after === undefined || after === '' ? 'removed' : 'changed';
}

/** How much differs, as a sentence; undefined: no field does. */
export function differenceText(changes: readonly ComparedField[], unchanged: number): string | undefined {
  if (changes.length === 0) return undefined;
  const words = (['changed', 'added', 'removed'] as const).flatMap((kind) => {
    const number = changes.filter((field) => field.kind === kind).length;
    return number > 0 ? [`${number} ${kind}`] : [];
  });
  return `${[...words, `${unchanged} unchanged`].join(', ')}.`;
}
