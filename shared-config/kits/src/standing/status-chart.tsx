import { STATUS_LABELS, type Status } from '@vcms/domain';
import { Box, Flex, Link, Stack, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { type StatusShare, statusShares } from './status-shares.ts';

const FILLS: Readonly<Record<Status, string>> = {
  non_compliant: 'red.solid',
  pending_review: 'purple.solid',
  variance: 'blue.solid',
  expiring: 'orange.solid',
  compliant: 'green.solid',
  not_applicable: 'gray.emphasized',
};

/** Of the ring's middle line; with it the ring is 100 long, so that a part is as long as its percentage. */
const RADIUS = 50 / Math.PI;
const THICKNESS = 5;
const MIDDLE = RADIUS + THICKNESS / 2;
/** Between two parts, so that they are told apart without their colours. */
const GAP = 1;

function inWords(shares: readonly StatusShare[], noun: string): string {
  const parts = shares.map(({ status, count }) => `${STATUS_LABELS[status]} ${count}`);
  return `${noun} by status: ${parts.join(', ')}`;
}

interface RingProps {
  readonly shares: readonly StatusShare[];
  readonly noun: string;
}

function Ring({ shares, noun }: RingProps) {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const lengthOf = (parts: readonly StatusShare[]) =>
    (100 * parts.reduce((sum, { count }) => sum + count, 0)) / total;
  const gap = shares.length === 1 ? 0 : GAP;
  return (
    <Box
      as="svg"
      role="img"
      aria-label={inWords(shares, noun)}
      boxSize="24"
      flexShrink="0"
      {...{ viewBox: `0 0 ${2 * MIDDLE} ${2 * MIDDLE}` }}
    >
      {shares.map((share, at) => {
        const length = Math.max(0.2, lengthOf([share]) - gap);
        return (
          <Box as="g" key={share.status} fill="none" stroke={FILLS[share.status]}>
            <circle
              cx={MIDDLE}
              cy={MIDDLE}
              r={RADIUS}
              strokeWidth={THICKNESS}
              strokeDasharray={`${length} ${100 - length}`}
              strokeDashoffset={25 - lengthOf(shares.slice(0, at))}
            />
          </Box>
        );
      })}
      <Box as="g" fill="fg" fontWeight="bold">
        <text x={MIDDLE} y={MIDDLE} fontSize="9" textAnchor="middle" dominantBaseline="central">
          {total}
        </text>
      </Box>
    </Box>
  );
}

interface LegendLineProps {
  readonly share: StatusShare;
  readonly to: string | undefined;
}

function LegendLine({ share: { status, count, percent }, to }: LegendLineProps) {
  const label = STATUS_LABELS[status];
  return (
    // As high as the smallest target, at any scale (WCAG 2.5.8).
    <Flex as="li" align="center" gap="2" minH="max(24px, 1.75rem)">
      <Box aria-hidden boxSize="2.5" flexShrink="0" borderRadius="sm" bg={FILLS[status]} />
      <Box flex="1" minW="0">
        {to === undefined ? (
          label
        ) : (
          <Link asChild color="inherit">
            <RouterLink to={to}>{label}</RouterLink>
          </Link>
        )}
      </Box>
      <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <Text as="span" fontWeight="semibold">
          {count}
        </Text>{' '}
        <Text as="span" color="fg.muted">
          {percent}%
        </Text>
      </Text>
    </Flex>
  );
}

export interface StatusChartProps {
  readonly counts: Readonly<Record<Status, number>>;
  /** What is counted: Contractors. */
  readonly noun: string;
  /** The list narrowed to a status; absent: no list takes one. */
  readonly pathOf?: (status: Status) => string;
}

/** How statuses share a whole: a ring, and beside it the same in words and numbers. */
export function StatusChart({ counts, noun, pathOf }: StatusChartProps) {
  const shares = statusShares(counts);
  if (shares.length === 0) return <Text color="fg.muted">Nothing to count yet.</Text>;
  return (
    <Flex wrap="wrap" align="center" gap="3">
      <Ring shares={shares} noun={noun} />
      <Stack as="ul" gap="0" flex="1" minW="32" textStyle="sm" listStyleType="none">
        {shares.map((share) => (
          <LegendLine key={share.status} share={share} to={pathOf?.(share.status)} />
        ))}
      </Stack>
    </Flex>
  );
}
