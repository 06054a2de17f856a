import type { LiveState, PolicyDates } from '@vcms/data';
import { type CalendarDate, formatDate, LINE_LABELS, reviewPromisedOn } from '@vcms/domain';
import { LiveSection, RelativeTime } from '@vcms/kits';
import { Box, Stack, Text } from '@vcms/ui';
import { ViewAll } from './view-all.tsx';

/** A home page names a few; the page itself has them all. */
const SHOWN = 5;

/** Only what waits for the firm, the longest first; a policy without its day is not submitted. */
function onlyWaiting(state: LiveState<PolicyDates>): LiveState<PolicyDates> {
  if (state.kind !== 'ready') return state;
  const items = state.items
    .filter(({ state: one, submittedOn }) => (one === 'submitted' || one === 'in_review') && submittedOn)
    .toSorted((a, b) => (a.submittedOn ?? '').localeCompare(b.submittedOn ?? ''));
  return { kind: 'ready', items, unreadable: [] };
}

export interface ReviewSectionProps {
  readonly state: LiveState<PolicyDates>;
  readonly today: CalendarDate;
}

/** Policies that are submitted and not decided, with the day the firm has promised; nothing while none is. */
export function ReviewSection({ state, today }: ReviewSectionProps) {
  const waiting = onlyWaiting(state);
  if (waiting.kind !== 'ready' || waiting.items.length === 0) return null;
  return (
    <LiveSection title="Waiting for review" state={waiting} empty={null}>
      {(items) => (
        <>
          <Stack as="ul" gap="3" listStyleType="none">
            {items.slice(0, SHOWN).map(({ id, line, insurerName, submittedOn = '' }) => (
              <Box as="li" key={id} overflowWrap="anywhere">
                <Text fontWeight="medium">
                  {LINE_LABELS[line]}, {insurerName}
                </Text>
                <Text textStyle="sm" color="fg.muted">
                  Decision promised <RelativeTime date={reviewPromisedOn(submittedOn)} today={today} />.
                  Submitted on {formatDate(submittedOn)}.
                </Text>
              </Box>
            ))}
          </Stack>
          <ViewAll to="/insurance" shown={Math.min(SHOWN, items.length)} of={items.length} what="policies" />
        </>
      )}
    </LiveSection>
  );
}
