import { formatDate, type NextAction } from '@vcms/domain';
import { Box, Link, Stack, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { reasonSentences } from './why-words.ts';

export interface ActionListProps {
  readonly actions: readonly NextAction[];
  readonly max: number;
  /** The page that does it. */
  readonly pathOf: (action: NextAction) => string | undefined;
}

function Title({ action, path }: { readonly action: NextAction; readonly path: string | undefined }) {
  if (path === undefined) return <Text fontWeight="medium">{action.title}</Text>;
  return (
    <Link asChild fontWeight="medium">
      <RouterLink to={path}>{action.title}</RouterLink>
    </Link>
  );
}

/** What to do next, the most urgent first, each with the way to the page that does it. */
export function ActionList({ actions, max, pathOf }: ActionListProps) {
  const hidden = Math.max(0, actions.length - max);
  return (
    <>
      <Stack as="ol" gap="2" ps="5" aria-label="Next actions">
        {actions.slice(0, max).map((action) => (
          <Box as="li" key={action.key} overflowWrap="anywhere">
            <Title action={action} path={pathOf(action)} />
            <Text textStyle="sm" color="fg.muted">
              {reasonSentences(action.item).join(' ')}
              {action.dueOn !== undefined && ` By ${formatDate(action.dueOn)}.`}
            </Text>
          </Box>
        ))}
      </Stack>
      {hidden > 0 && (
        <Text mt="1" textStyle="sm" color="fg.muted">
          and {hidden} more
        </Text>
      )}
    </>
  );
}
