import type { Standing } from '@vcms/data';
import { INSURANCE_LINES, type InsuranceLine, LINE_LABELS, type Review } from '@vcms/domain';
import { useSession } from '@vcms/sdk';
import { Box, Text } from '@vcms/ui';
import { formatDate } from '../format-date.ts';
import { itemsOf } from '../join-states.ts';
import { lineStanding } from './line-standing.ts';
import type { RegisterSide } from './register-side.ts';
import { DECISION_LOOKS, reviewerName } from './review-words.ts';
import { usePolicyReviews } from './use-policy-reviews.ts';

/** Reviews read for a row: enough for the last one of every line. */
const READ = 12;

const SHORT_LINES: Readonly<Record<InsuranceLine, string>> = {
  gl: 'GL',
  auto: 'Auto',
  umbrella: 'Umbrella',
  wc_el: 'WC/EL',
  professional: 'Professional',
  pollution: 'Pollution',
};

function lastOf(reviews: readonly Review[], policyIds: readonly string[]): Review | undefined {
  return reviews.find(({ subjectId }) => policyIds.includes(subjectId));
}

export interface LastReviewCellProps {
  readonly standing: Standing;
  readonly side: RegisterSide;
}

/** Per line, the last decision about the policy that counts: what, when, by whom. */
export function LastReviewCell({ standing, side }: LastReviewCellProps) {
  const { userId } = useSession();
  const { contractorId, clientId, clientName } = standing;
  const state = usePolicyReviews(contractorId, side.clientId, READ);
  if (state.kind === 'loading') return <Text textStyle="xs">…</Text>;
  if (state.kind === 'failed') return <Text textStyle="xs">{state.failure.message}</Text>;
  const reviews = itemsOf(state);
  const lines = INSURANCE_LINES.flatMap((line) => {
    const review = lastOf(reviews, lineStanding(standing, line).policyIds);
    return review === undefined ? [] : [{ line, review }];
  });
  if (lines.length === 0) {
    return (
      <Text textStyle="xs" color="fg.muted">
        None yet
      </Text>
    );
  }
  return (
    <Box as="ul" m="0" p="0" textStyle="xs" minW="32">
      {lines.map(({ line, review }) => (
        <Box as="li" key={line} listStyleType="none">
          <abbr title={LINE_LABELS[line]} style={{ textDecoration: 'none' }}>
            {SHORT_LINES[line]}
          </abbr>
          : {DECISION_LOOKS[review.decision].label} {formatDate(review.decidedAt)} by{' '}
          {reviewerName(review, { userId, clientId, clientName, people: new Map() })}
        </Box>
      ))}
    </Box>
  );
}
