import { counted, formatDate, questionsOf } from '@vcms/domain';
import { SavingMark, useExpectedRecords } from '@vcms/kits/pending';
import { Box, Button, Flex, Heading, StatusChip, Text } from '@vcms/ui';
import { useState } from 'react';
import { definitionDiff } from '../model/definition-diff.ts';
import { VERSION_LABELS, VERSION_TONES } from './definition-words.ts';
import { DifferenceList } from './difference-list.tsx';
import { ExportButton } from './export-button.tsx';
import { Preview } from './preview.tsx';
import type { StoredVersion } from './use-definitions.ts';

type Shown = { readonly n: number; readonly what: 'preview' | 'difference' } | undefined;

/** All versions of a definition, each as contractors see it and with what differs from the one before. */
export function VersionList({ versions: stored }: { readonly versions: readonly StoredVersion[] }) {
  const { rows: versions, pending } = useExpectedRecords(stored);
  const [shown, setShown] = useState<Shown>();
  const toggle = (n: number, what: 'preview' | 'difference') =>
    setShown(shown?.n === n && shown.what === what ? undefined : { n, what });
  return (
    <Box as="section" aria-label="Versions" borderWidth="1px" borderRadius="xl" bg="bg.panel" p="5">
      <Heading as="h2" size="md">
        Versions
      </Heading>
      <Box as="ul" m="0" p="0" mt="3">
        {versions.map((version, at) => {
          const { n, status, publishedOn, changeNote, record } = version;
          const isPending = pending.has(record.path);
          const before = versions[at + 1];
          return (
            <Box
              as="li"
              key={n}
              aria-busy={isPending}
              listStyleType="none"
              py="3"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
            >
              <Flex gap="3" wrap="wrap" justify="space-between" align="center">
                <Box flex="1 1 14rem" minW="0">
                  <Flex gap="2" align="center" wrap="wrap">
                    <Text fontWeight="semibold">Version {n}</Text>
                    <StatusChip tone={VERSION_TONES[status]} label={VERSION_LABELS[status]} />
                    {isPending && <SavingMark />}
                  </Flex>
                  <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                    {counted(questionsOf(version).length, 'question')}
                    {publishedOn !== undefined && `, published on ${formatDate(publishedOn)}`}
                    {changeNote !== undefined && `. ${changeNote}`}
                  </Text>
                </Box>
                <Flex gap="2" wrap="wrap">
                  <ExportButton version={version} />
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Preview version ${n}`}
                    onClick={() => toggle(n, 'preview')}
                  >
                    Preview
                  </Button>
                  {before !== undefined && (
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={`Compare with ${before.n}: version ${n}`}
                      onClick={() => toggle(n, 'difference')}
                    >
                      Compare with {before.n}
                    </Button>
                  )}
                </Flex>
              </Flex>
              {shown?.n === n && (
                <Box mt="4">
                  {shown.what === 'preview' || before === undefined ? (
                    <Preview definition={version} />
                  ) : (
                    <DifferenceList differences={definitionDiff(before, version)} />
                  )}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
