import { ReadingDialog } from '@vcms/kits';
import { ChangedPassages, CompareButton } from '@vcms/programs/comparison';
import { Box, Heading, SimpleGrid } from '@vcms/ui';
import { useMemo, useState } from 'react';
import type { ProgramDossier, ProgramEntry, StoredVersion } from '../program-dossier.ts';
import { ElementPairRow } from './element-pair-row.tsx';
import { useVersionChanges } from './use-version-changes.ts';
import { VersionFacts } from './version-facts.tsx';
import { elementPairs, versionColumn } from './version-pair.ts';

export interface VersionsDialogProps {
  readonly entry: ProgramEntry;
  /** The two newest ones, of which both may be chosen otherwise. */
  readonly first: readonly [before: StoredVersion, now: StoredVersion];
  readonly file: ProgramDossier;
  readonly onClose: () => void;
}

function useChosen({ entry, first }: VersionsDialogProps) {
  const [numbers, setNumbers] = useState<readonly [number, number]>([first[0].version, first[1].version]);
  const found = (n: number, otherwise: StoredVersion): StoredVersion =>
    entry.versions.find(({ version }) => version === n) ?? otherwise;
  const before = found(numbers[0], first[0]);
  const now = found(numbers[1], first[1]);
  return { pair: useMemo(() => [before, now] as const, [before, now]), setNumbers };
}

/** Two versions of a program beside each other: where they stand, element by element, and what their text says otherwise. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { entry, file, onClose } = props;
  const { pair, setNumbers } = useChosen(props);
  const [before, now] = pair;
  const { program, versions, title } = entry;
  const { comparing, byElement, others } = useVersionChanges(pair, program, file);
  const numbers = [before.version, now.version] as const;
  const hasText = before.docId !== undefined && now.docId !== undefined;
  return (
    <ReadingDialog title={`Versions of ${title}`} size="xl" onClose={onClose}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        <VersionFacts
          label="Earlier"
          column={versionColumn(before, file)}
          choices={versions.filter(({ version }) => version < now.version)}
          onChoose={(version) => setNumbers([version, now.version])}
        />
        <VersionFacts
          label="Later"
          column={versionColumn(now, file)}
          choices={versions.filter(({ version }) => version > before.version)}
          onChoose={(version) => setNumbers([before.version, version])}
        />
      </SimpleGrid>
      {hasText && (
        <Box as="section" aria-label="Changed text" mt="5">
          <Heading as="h3" size="sm" mb="2">
            Changed text
          </Heading>
          <CompareButton comparing={comparing} label="Compare the text" />
          <ChangedPassages changes={others} label="Changed passages beside the elements" />
        </Box>
      )}
      {program !== undefined && (
        <Box as="section" aria-label="Elements" mt="5">
          <Heading as="h3" size="sm" mb="2">
            Elements
          </Heading>
          <Box as="ul" aria-label="Elements" m="0" p="0">
            {elementPairs(program, pair, file).map((element) => (
              <ElementPairRow
                key={element.id}
                pair={element}
                versions={numbers}
                changes={byElement.get(element.id)}
              />
            ))}
          </Box>
        </Box>
      )}
    </ReadingDialog>
  );
}
