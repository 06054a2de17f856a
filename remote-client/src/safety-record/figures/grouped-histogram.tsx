import { SelectField } from '@vcms/kits';
import { useMemo, useState } from 'react';
import {
  groupsWith,
  numberOf,
  type OwnLimit,
  standingsUnder,
  withNumber,
} from '../limits/groups/group-figures.ts';
import type { GroupValues } from '../limits/groups/group-values.ts';
import { LimitHistogram, type LimitHistogramProps } from './limit-histogram.tsx';

export interface GroupedHistogramProps extends Omit<LimitHistogramProps, 'of' | 'note'> {
  readonly own: OwnLimit;
  readonly groups: readonly GroupValues[];
  readonly onGroupChange: (group: GroupValues) => void;
}

const FOR_ALL = '';
const NOTES = {
  all: 'Contractors with a group limit are not in this chart. Choose their group above to see them.',
  group: 'Contractors whose NAICS code is in this group.',
} as const;

/** The chart of a limit: of those whom the limit for all concerns, or of one group of industries that has its own. */
export function GroupedHistogram({ own, groups, onGroupChange, ...chart }: GroupedHistogramProps) {
  const { name, standings } = chart;
  const [chosen, setChosen] = useState<string>(FOR_ALL);
  const having = groupsWith(groups, own);
  const group = having.find(({ key }) => key === chosen);
  const shown = useMemo(
    () =>
      standings.kind === 'ready'
        ? { ...standings, items: standingsUnder(standings.items, groups, own, group) }
        : standings,
    [standings, groups, own, group],
  );
  if (having.length === 0) return <LimitHistogram {...chart} />;
  const nameOf = (one: GroupValues) => (one.name.trim() === '' ? 'New group' : one.name);
  return (
    <>
      <SelectField
        mt="4"
        maxW="20rem"
        label={`Contractors in the ${name} chart`}
        value={group?.key ?? FOR_ALL}
        choices={[
          [FOR_ALL, 'Contractors without a group limit'],
          ...having.map((one) => [one.key, nameOf(one)] as const),
        ]}
        onChoose={setChosen}
      />
      {group === undefined ? (
        <LimitHistogram {...chart} standings={shown} note={NOTES.all} />
      ) : (
        <LimitHistogram
          {...chart}
          standings={shown}
          of={nameOf(group)}
          note={NOTES.group}
          limit={numberOf(group, own)}
          onChange={(value) => onGroupChange(withNumber(group, own, value))}
        />
      )}
    </>
  );
}
