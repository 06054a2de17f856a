import { versionMark } from '@vcms/domain';
import { Box, Heading, SimpleGrid } from '@vcms/ui';
import { useState } from 'react';
import { SelectField } from '../select-field.tsx';
import { ChangeList } from './change-list.tsx';
import type { DraftFrame, RequirementPart } from './requirement-part.ts';
import type { Versions } from './use-versions.ts';
import { versionTitle } from './version-words.ts';

interface VersionChoiceProps {
  readonly label: string;
  readonly versions: Versions;
  readonly chosen: number;
  readonly onChoose: (n: number) => void;
}

function VersionChoice({ label, versions, chosen, onChoose }: VersionChoiceProps) {
  const { all, today } = versions;
  return (
    <SelectField
      label={label}
      value={chosen}
      choices={all.map((version) => [version.n, versionTitle(version, versionMark(version, all, today))])}
      onChoose={onChoose}
    />
  );
}

export interface VersionDiffProps<Values extends DraftFrame> {
  readonly part: RequirementPart<Values>;
  readonly versions: Versions;
}

/** What differs between any two versions; at first between the newest two. */
export function VersionDiff<Values extends DraftFrame>({ part, versions }: VersionDiffProps<Values>) {
  const { all } = versions;
  const [choice, setChoice] = useState<{ readonly from?: number; readonly to?: number }>({});
  const before = all.find(({ n }) => n === choice.from) ?? all[1];
  const after = all.find(({ n }) => n === choice.to) ?? all[0];
  if (before === undefined || after === undefined) return null;
  return (
    <Box mt="4" borderTopWidth="1px" pt="4">
      <Heading as="h3" size="sm" mb="3">
        Compare
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" mb="4">
        <VersionChoice
          label="From"
          versions={versions}
          chosen={before.n}
          onChoose={(from) => setChoice({ ...choice, from })}
        />
        <VersionChoice
          label="To"
          versions={versions}
          chosen={after.n}
          onChoose={(to) => setChoice({ ...choice, to })}
        />
      </SimpleGrid>
      <ChangeList part={part} label="Differences" before={before} after={after} />
    </Box>
  );
}
