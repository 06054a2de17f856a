import { EvidenceChip } from '@vcms/kits';
import { Box, Flex, NativeSelect, Text } from '@vcms/ui';
import type { StoredVersion } from '../program-dossier.ts';
import type { VersionColumn } from './version-pair.ts';

export interface VersionFactsProps {
  /** Names the choice: Earlier, Later. */
  readonly label: string;
  readonly column: VersionColumn;
  readonly choices: readonly StoredVersion[];
  readonly onChoose: (version: number) => void;
}

/** One version that is compared: which, where it stands, and its facts. */
export function VersionFacts({ label, column, choices, onChoose }: VersionFactsProps) {
  const { version, facts, message } = column;
  return (
    <Box as="section" aria-label={`${label} version`} borderWidth="1px" borderRadius="lg" p="3" minW="0">
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <NativeSelect.Root size="sm" w="fit-content">
          <NativeSelect.Field
            aria-label={`${label} version`}
            value={String(version.version)}
            onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
          >
            {choices.map(({ version: n }) => (
              <option key={n} value={n}>
                Version {n}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <EvidenceChip state={version.state} />
      </Flex>
      <Box as="dl" mt="3" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
        {facts.map(([name, text]) => (
          <Box key={name} display="contents">
            <Text as="dt" textStyle="sm" color="fg.muted">
              {name}
            </Text>
            <Text as="dd" textStyle="sm" m="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
              {text}
            </Text>
          </Box>
        ))}
      </Box>
      {message !== undefined && (
        <Text mt="2" textStyle="sm" whiteSpace="pre-line" borderStartWidth="3px" ps="3">
          {message}
        </Text>
      )}
    </Box>
  );
}
