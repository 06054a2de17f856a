import { useCounts } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { voteCounts } from '../data/help-votes.ts';

export interface VoteCountsProps {
  readonly articleId: string;
  /** Changes with the own answer, and once the server has it: then it is counted again. */
  readonly pulse: string;
}

/** How readers of all roles answered, for the firm. */
export function VoteCounts({ articleId, pulse }: VoteCountsProps) {
  const state = useCounts(voteCounts(useBackend().firestore, articleId), pulse);
  if (state.kind === 'loading') return null;
  return (
    <Text mt="2" textStyle="sm" color="fg.muted">
      {state.kind === 'failed'
        ? 'The answers of other readers cannot be counted right now.'
        : `All readers: ${state.counts.yes} yes, ${state.counts.no} no.`}
    </Text>
  );
}
