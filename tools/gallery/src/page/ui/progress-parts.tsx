import {
  Box,
  LimitBar,
  LoadingBlock,
  Progress,
  ProgressRing,
  Skeleton,
  SkeletonText,
  Spinner,
  Stack,
} from '@vcms/ui';
import { Columns, Part, Row, Shown } from '../shown.tsx';

function Bar({ value, size = 'md' }: { readonly value: number; readonly size?: 'sm' | 'md' }) {
  return (
    <Progress.Root value={value} size={size}>
      <Progress.Label>{value} %</Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

const LIMITS = [
  [1, 2, 'red'],
  [2, 2, 'green'],
  [5, 2, 'green'],
  [0, 2, 'gray'],
  [1, 0, 'blue'],
] as const;

export function ProgressParts() {
  return (
    <Shown>
      <Part name="Progress">
        <Columns>
          <Bar value={0} />
          <Bar value={42} />
          <Bar value={100} />
          <Bar value={42} size="sm" />
        </Columns>
      </Part>
      <Row name="ProgressRing">
        <ProgressRing percent={0} label="None" />
        <ProgressRing percent={42} label="Some" />
        <ProgressRing percent={95} label="Most" palette="green" />
        <ProgressRing percent={100} label="All" palette="green" />
        <ProgressRing percent={20} label="Few" palette="red" />
        <ProgressRing percent={60} label="Half" palette="orange" />
        <ProgressRing percent={60} label="Half" palette="gray" />
      </Row>
      <Part name="LimitBar">
        <Stack gap="4" maxW="24rem">
          {LIMITS.map(([have, asked, palette]) => (
            <LimitBar key={`${have} of ${asked}`} {...{ have, asked, palette }} />
          ))}
        </Stack>
      </Part>
      <Row name="Spinner">
        <Spinner size="xs" />
        <Spinner />
        <Spinner size="xl" />
      </Row>
      <Part name="Skeleton, SkeletonText, LoadingBlock">
        <Columns>
          <Skeleton height="3rem" borderRadius="lg" />
          <SkeletonText noOfLines={3} />
          <Box>
            <LoadingBlock label="Loading policies" rows={2} />
          </Box>
        </Columns>
      </Part>
    </Shown>
  );
}
