import type { LiveState } from '@vcms/data';
import { type Benchmark, NAICS_GROUP_BOUNDS } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import type { DraftProblems } from '@vcms/kits/requirements';
import { Box, Button, Icon, Text } from '@vcms/ui';
import { useRef, useState } from 'react';
import { GroupCard } from './group-card.tsx';
import { type GroupValues, withNewGroup } from './group-values.ts';

export interface GroupsSectionProps {
  readonly groups: readonly GroupValues[];
  readonly problems: DraftProblems;
  readonly benchmarks: LiveState<Benchmark>;
  /** Which limits there are: those that are not required of anybody are not asked of a group. */
  readonly osha: boolean;
  readonly emr: boolean;
  readonly onChange: (next: (groups: readonly GroupValues[]) => readonly GroupValues[]) => void;
}

const { groups: MOST } = NAICS_GROUP_BOUNDS;

/** Limits that hold for contractors of some industries instead of those for all. */
export function GroupsSection({ groups, problems, benchmarks, osha, emr, onChange }: GroupsSectionProps) {
  const [open, setOpen] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const replace = (next: GroupValues) =>
    onChange((before) => before.map((group) => (group.key === next.key ? next : group)));

  function addGroup(): void {
    setOpen(withNewGroup(groups).at(-1)?.key);
    onChange(withNewGroup);
  }

  return (
    <DashboardSection
      title="Limits by industry"
      description="Of several groups, the one with the longest code that begins a contractor's NAICS code counts. A code counts once it is confirmed. Limits of one contractor go before those of its group."
    >
      {groups.length === 0 && <Text color="fg.muted">All industries have the limits above.</Text>}
      <Box as="ul" aria-label="Groups of industries" m="0" p="0">
        {groups.map((group) => (
          <GroupCard
            key={group.key}
            {...{ group, problems, benchmarks, osha, emr }}
            taken={groups.flatMap(({ naics }) => naics)}
            isOpen={open === group.key}
            onToggle={() => setOpen(open === group.key ? undefined : group.key)}
            onChange={replace}
            onRemove={() => {
              onChange((before) => before.filter(({ key }) => key !== group.key));
              add.current?.focus();
            }}
          />
        ))}
      </Box>
      {groups.length < MOST ? (
        <Button ref={add} mt="4" size="sm" variant="outline" onClick={addGroup}>
          <Icon name="plus" /> Add a group
        </Button>
      ) : (
        <Text mt="4" color="fg.muted">
          These are all {MOST} groups that a version can have.
        </Text>
      )}
    </DashboardSection>
  );
}
