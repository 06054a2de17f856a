import type { CountsState } from '@vcms/data';
import { Text } from '@vcms/ui';
import { LINES } from './nothing-here.tsx';

export interface ShownOfProps<Name extends string> {
  readonly counts: CountsState<Name>;
  readonly name: Name;
}

/** Says that a panel shows only the first lines, and of how many. */
export function ShownOf<Name extends string>({ counts, name }: ShownOfProps<Name>) {
  if (counts.kind !== 'ready' || counts.counts[name] <= LINES) return null;
  return (
    <Text mt="3" textStyle="sm" color="fg.muted">
      {LINES} of {counts.counts[name]}. The others come up as these are put right.
    </Text>
  );
}
