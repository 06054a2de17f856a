import { ChangedPassages } from '@vcms/programs/comparison';
import type { TextChange } from '@vcms/programs/model';
import { Badge, Box, Flex, SimpleGrid, StatusChip, Text, VisuallyHidden } from '@vcms/ui';
import type { ElementPair, ElementSide } from './version-pair.ts';

const TONES = { pass: 'success', fail: 'danger', na: 'neutral' } as const;
const WORDS = { pass: 'Pass', fail: 'Fail', na: 'Not applicable' } as const;

function Side({
  side: { finding, page },
  version,
}: {
  readonly side: ElementSide;
  readonly version: number;
}) {
  return (
    <Box minW="0">
      <Flex wrap="wrap" gap="2" align="center">
        <Text textStyle="xs" color="fg.muted">
          Version {version}
        </Text>
        {finding === undefined ? (
          <StatusChip tone="neutral" label="Not reviewed" />
        ) : (
          <StatusChip tone={TONES[finding.result]} label={WORDS[finding.result]} />
        )}
        <Text textStyle="xs" color="fg.muted">
          {page === undefined ? 'No page' : `Page ${page}`}
        </Text>
      </Flex>
      {finding !== undefined && finding.comment !== '' && (
        <Text mt="1" textStyle="sm" overflowWrap="anywhere">
          {finding.comment}
        </Text>
      )}
    </Box>
  );
}

export interface ElementPairRowProps {
  readonly pair: ElementPair;
  readonly versions: readonly [before: number, now: number];
  readonly changes: readonly TextChange[] | undefined;
}

/** One element in both versions: beside each other, on narrow screens one above the other. */
export function ElementPairRow({ pair, versions, changes }: ElementPairRowProps) {
  const { text, critical, sides, isChanged } = pair;
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="3">
      <Flex wrap="wrap" gap="2" align="center">
        <Text>{text}</Text>
        {critical && (
          <Badge size="sm" colorPalette="red">
            Critical
          </Badge>
        )}
        {isChanged && (
          <Badge size="sm" colorPalette="blue">
            <VisuallyHidden>Answer or page: </VisuallyHidden>
            Changed
          </Badge>
        )}
      </Flex>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3" mt="2">
        <Side side={sides[0]} version={versions[0]} />
        <Side side={sides[1]} version={versions[1]} />
      </SimpleGrid>
      {changes !== undefined && <ChangedPassages changes={changes} label={`Changed text: ${text}`} />}
    </Box>
  );
}
