import type { LiveState, PolicyDates } from '@vcms/data';
import { type CalendarDate, formatDate, LINE_LABELS, reviewPromisedOn } from '@vcms/domain';
import { LiveSection, RelativeTime } from '@vcms/kits';
import { Box, Stack, Text } from '@vcms/ui';
import { queuePlace } from './queue-place.ts';
import { useQueuePlaces } from './use-queue-places.ts';
import { ViewAll } from './view-all.tsx';

/** A home page names a few; the page itself has them all. */
const SHOWN = 5;

interface Waiting {
  readonly id: string;
  readonly title: string;
  readonly submittedOn: CalendarDate;
  /** How many stand before it; undefined while the server has not answered. */
  readonly ahead?: number;
}

/** Policies that wait for the firm, the longest first; a policy without its day is not submitted. */
function waitingPolicies(state: LiveState<PolicyDates>): readonly Waiting[] {
  if (state.kind !== 'ready') return [];
  return state.items
    .flatMap(({ id, line, insurerName, state: one, submittedOn }) =>
      (one === 'submitted' || one === 'in_review') && submittedOn !== undefined
        ? [{ id, title: `${LINE_LABELS[line]}, ${insurerName}`, submittedOn }]
        : [],
    )
    .toSorted((a, b) => a.submittedOn.localeCompare(b.submittedOn));
}

export interface ReviewSectionProps {
  readonly state: LiveState<PolicyDates>;
  readonly today: CalendarDate;
}

/**
 * What is submitted and not decided, with the day the firm has promised and the place in its queue; nothing while none is. Without an
 * answer of the server: the policies, which are on the page anyway.
 */
export function ReviewSection({ state, today }: ReviewSectionProps) {
  const policies = waitingPolicies(state);
  const places = useQueuePlaces(policies.map(({ id, submittedOn }) => `${id} ${submittedOn}`).join());
  const placed = places?.waiting ?? [];
  // What was submitted a moment ago has no place yet.
  const others = places === undefined || places.total < SHOWN ? policies : [];
  const items = [...placed, ...others.filter((one) => !placed.some(({ id }) => id === one.id))];
  if (state.kind !== 'ready' || items.length === 0) return null;
  const shown = items.slice(0, SHOWN);
  return (
    <LiveSection
      isDense
      title="Waiting for review"
      state={{ kind: 'ready', items: shown, unreadable: [] }}
      empty={null}
    >
      {() => (
        <>
          <Stack as="ul" gap="1.5" textStyle="sm" listStyleType="none">
            {shown.map(({ id, title, submittedOn, ahead }) => (
              <Box as="li" key={`${title} ${id}`} overflowWrap="anywhere">
                <Text fontWeight="medium">{title}</Text>
                <Text color="fg.muted">
                  {ahead !== undefined && `${queuePlace(ahead)}. `}Decision promised{' '}
                  <RelativeTime date={reviewPromisedOn(submittedOn)} today={today} />. Submitted on{' '}
                  {formatDate(submittedOn)}.
                </Text>
              </Box>
            ))}
          </Stack>
          {places === undefined && (
            <ViewAll to="/insurance" shown={shown.length} of={items.length} what="policies" />
          )}
          {places !== undefined && places.total > shown.length && (
            <Text mt="1.5" textStyle="sm" color="fg.muted">
              {places.total - shown.length} more wait behind them.
            </Text>
          )}
        </>
      )}
    </LiveSection>
  );
}
