import { STATUS_LABELS, type Status } from '@vcms/domain';
import { Box, Flex, Stack, Text } from '@vcms/ui';
import { ComplianceChip } from '../compliance-chip.tsx';
import { type StatusShare, statusShares } from './status-shares.ts';

const FILLS: Readonly<Record<Status, string>> = {
  non_compliant: 'red.solid',
  pending_review: 'purple.solid',
  variance: 'blue.solid',
  expiring: 'orange.solid',
  compliant: 'green.solid',
  not_applicable: 'gray.emphasized',
};

const WIDTH = 400;
const HEIGHT = 20;
/** Between two parts, so that they are told apart without their colours. */
const GAP = 3;

interface Bar {
  readonly share: StatusShare;
  readonly x: number;
  readonly width: number;
}

function barsOf(shares: readonly StatusShare[]): readonly Bar[] {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const room = WIDTH - GAP * (shares.length - 1);
  return shares.map((share, at) => {
    const before = shares.slice(0, at).reduce((sum, { count }) => sum + count, 0);
    return { share, x: (before / total) * room + at * GAP, width: (share.count / total) * room };
  });
}

function inWords(shares: readonly StatusShare[], noun: string): string {
  const parts = shares.map(({ status, count }) => `${STATUS_LABELS[status]} ${count}`);
  return `${noun} by status: ${parts.join(', ')}`;
}

export interface StatusChartProps {
  readonly counts: Readonly<Record<Status, number>>;
  /** What is counted: Contractors. */
  readonly noun: string;
}

/** How statuses share a whole: a bar, and below it the same in words and numbers. */
export function StatusChart({ counts, noun }: StatusChartProps) {
  const shares = statusShares(counts);
  if (shares.length === 0) return <Text color="fg.muted">Nothing to count yet.</Text>;
  return (
    <>
      <Box
        as="svg"
        role="img"
        aria-label={inWords(shares, noun)}
        width="100%"
        height="20px"
        display="block"
        borderRadius="md"
        {...{ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' }}
      >
        {barsOf(shares).map(({ share, x, width }) => (
          <Box
            as="rect"
            key={share.status}
            fill={FILLS[share.status]}
            {...{ x, y: 0, width, height: HEIGHT }}
          />
        ))}
      </Box>
      <Stack as="ul" gap="2" mt="4" listStyleType="none">
        {shares.map(({ status, count, percent }) => (
          <Flex as="li" key={status} justify="space-between" align="center" gap="3">
            <ComplianceChip status={status} />
            <Text fontVariantNumeric="tabular-nums">
              <Text as="span" fontWeight="semibold">
                {count}
              </Text>{' '}
              <Text as="span" color="fg.muted">
                {percent} %
              </Text>
            </Text>
          </Flex>
        ))}
      </Stack>
    </>
  );
}
