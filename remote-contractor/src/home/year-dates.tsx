import { type CalendarDate, type Deadline, deadlineTitle } from '@vcms/domain';
import { RelativeTime } from '@vcms/kits';
import { Box, Link, Stack } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { contractorPath } from './contractor-paths.ts';

function Title({ deadline }: { readonly deadline: Deadline }) {
  const path = contractorPath(deadline.link.topic);
  if (path === undefined) return deadlineTitle(deadline);
  return (
    <Link asChild display="inline">
      <RouterLink to={path}>{deadlineTitle(deadline)}</RouterLink>
    </Link>
  );
}

export interface YearDatesProps {
  readonly deadlines: readonly Deadline[];
  readonly today: CalendarDate;
}

/** Dates ahead along a line, each with the way to the page where it is seen to. */
export function YearDates({ deadlines, today }: YearDatesProps) {
  return (
    <Stack as="ol" gap="0" listStyleType="none" textStyle="sm" m="0" p="0">
      {deadlines.map((deadline) => (
        <Box
          as="li"
          key={deadline.id}
          position="relative"
          ps="4"
          pb="1.5"
          borderStartWidth="2px"
          _last={{ pb: '0' }}
          _before={{
            content: '""',
            position: 'absolute',
            insetInlineStart: '-5px',
            top: '0.4em',
            boxSize: '8px',
            borderRadius: 'full',
            bg: 'colorPalette.solid',
          }}
        >
          <Box overflowWrap="anywhere" lineHeight="1.35">
            <Box as="span" fontWeight="semibold">
              <RelativeTime date={deadline.date} today={today} />:
            </Box>{' '}
            <Title deadline={deadline} />
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
