import { type Deadline, deadlineTitle, formatDate } from '@vcms/domain';
import { Flex, Link, Stack, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';

interface DeadlineListProps {
  readonly deadlines: readonly Deadline[];
  readonly max: number;
  /** The page of the reader's role for it. */
  readonly pathOf: (deadline: Deadline) => string | undefined;
}

function Title({ deadline, path }: { readonly deadline: Deadline; readonly path: string | undefined }) {
  if (path === undefined) return deadlineTitle(deadline);
  return (
    <Link asChild>
      <RouterLink to={path}>{deadlineTitle(deadline)}</RouterLink>
    </Link>
  );
}

/** Dates ahead, each with the way to the page where it is seen to. */
export function DeadlineList({ deadlines, max, pathOf }: DeadlineListProps) {
  const hidden = Math.max(0, deadlines.length - max);
  return (
    <>
      <Stack as="ol" gap="2.5" listStyleType="none">
        {deadlines.slice(0, max).map((deadline) => (
          <Flex as="li" key={deadline.id} gap="3" align="baseline">
            <Text fontVariantNumeric="tabular-nums" fontWeight="semibold" flexShrink="0">
              {formatDate(deadline.date)}
            </Text>
            <Text as="span" minW="0" overflowWrap="anywhere">
              <Title deadline={deadline} path={pathOf(deadline)} />
            </Text>
          </Flex>
        ))}
      </Stack>
      {hidden > 0 && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          and {hidden} more
        </Text>
      )}
    </>
  );
}
