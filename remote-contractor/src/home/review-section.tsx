import type { LiveState, PolicyDates } from '@vcms/data';
import { formatDate, LINE_LABELS, reviewPromisedOn } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { Box, Stack, Text } from '@vcms/ui';

/** Only what waits for the firm, the longest first; a policy without its day is not submitted. */
function onlyWaiting(state: LiveState<PolicyDates>): LiveState<PolicyDates> {
  if (state.kind !== 'ready') return state;
  const items = state.items
    .filter(({ state: one, submittedOn }) => (one === 'submitted' || one === 'in_review') && submittedOn)
    .toSorted((a, b) => (a.submittedOn ?? '').localeCompare(b.submittedOn ?? ''));
  return { kind: 'ready', items, unreadable: [] };
}

/** Policies that are submitted and not decided, with the day the firm has promised. */
export function ReviewSection({ state }: { readonly state: LiveState<PolicyDates> }) {
  return (
    <LiveSection
      title="Waiting for review"
      rows={1}
      state={onlyWaiting(state)}
      empty={<Text color="fg.muted">Nothing is waiting for review.</Text>}
    >
      {(items) => (
        <Stack as="ul" gap="3" listStyleType="none">
          {items.map(({ id, line, insurerName, submittedOn = '' }) => (
            <Box as="li" key={id} overflowWrap="anywhere">
              <Text fontWeight="medium">
                {LINE_LABELS[line]}, {insurerName}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                Submitted on {formatDate(submittedOn)}. A decision is promised by{' '}
                {formatDate(reviewPromisedOn(submittedOn))}.
              </Text>
            </Box>
          ))}
        </Stack>
      )}
    </LiveSection>
  );
}
