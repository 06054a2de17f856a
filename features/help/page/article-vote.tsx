import { useLiveDocument } from '@vcms/data';
import { may } from '@vcms/domain';
import { FormProblem, writeProblem } from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, Flex, Icon, Text } from '@vcms/ui';
import { useId, useState } from 'react';
import { vote, voteRef } from '../data/help-votes.ts';
import { VoteCounts } from './vote-counts.tsx';

const THANKS = {
  yes: 'Thank you. You can change your answer at any time.',
  no: 'Thank you. To say what is missing, contact customer service.',
} as const;

/** "Was this useful?": one answer for a person and an article, which may change. */
export function ArticleVote({ articleId }: { readonly articleId: string }) {
  const question = useId();
  const { userId: uid, role } = useSession();
  const place = { firestore: useBackend().firestore, uid, articleId };
  const state = useLiveDocument(voteRef(place));
  const [problem, setProblem] = useState<string>();
  const [stored, setStored] = useState(0);
  const answer = state.kind === 'ready' ? state.value.useful : undefined;

  function choose(useful: boolean): void {
    if (useful === answer) return;
    setProblem(undefined);
    // The record above shows the answer at once, and takes it back where it is refused.
    void vote(place, useful, answer === undefined).then((result) => {
      if (result.kind !== 'done') setProblem(writeProblem(result));
      else setStored((count) => count + 1);
    });
  }

  const choices = [
    { useful: true, label: 'Yes' },
    { useful: false, label: 'No' },
  ];
  return (
    <Box mt="8" pt="5" borderTopWidth="1px">
      <FormProblem message={problem} />
      <Flex role="group" aria-labelledby={question} wrap="wrap" gap="3" align="center">
        <Text id={question} fontWeight="medium">
          Was this useful?
        </Text>
        {choices.map(({ useful, label }) => (
          <Button
            key={label}
            size="sm"
            variant={answer === useful ? 'solid' : 'outline'}
            aria-pressed={answer === useful}
            disabled={state.kind === 'loading' || state.kind === 'unreadable'}
            onClick={() => choose(useful)}
          >
            {answer === useful && <Icon name="check" />} {label}
          </Button>
        ))}
      </Flex>
      <Text role="status" mt="2" textStyle="sm" color="fg.muted">
        {answer !== undefined && THANKS[answer ? 'yes' : 'no']}
      </Text>
      {may(role, 'seeHelpVotes') && <VoteCounts articleId={articleId} pulse={`${answer} ${stored}`} />}
    </Box>
  );
}
