import type { ReviewDecision } from '@vcms/domain';
import { Box, Button, Field, Flex, Text, Textarea } from '@vcms/ui';
import type { RefObject } from 'react';
import { FormProblem } from '../form/form-problem.tsx';
import { INTERNAL_MAX } from './decision-draft.ts';
import { FindingList } from './finding-list.tsx';
import { type Finding, RETURN_TEXT_BOUNDS } from './findings.ts';
import { ReviewCard } from './review-card.tsx';
import type { ReviewSide } from './review-side.ts';
import type { Decision } from './use-decision.ts';

export interface DecisionPanelProps {
  readonly decision: Decision;
  readonly suggested: readonly Finding[];
  readonly side: ReviewSide;
  /** The lock is one's own. */
  readonly mayDecide: boolean;
  /** False: nothing can be decided any more; what was typed is still shown. */
  readonly mayTake: boolean;
  readonly isSearching: boolean;
  readonly findingsRef: RefObject<HTMLDivElement | null>;
  readonly onDecide: (decision: ReviewDecision) => void;
  readonly onReject: () => void;
  readonly onNext: () => void;
}

function Message({ decision }: { readonly decision: Decision }) {
  const { draft, change, message } = decision;
  if (draft.findings.length === 0 && draft.editedText === undefined) {
    return (
      <Text textStyle="sm" color="fg.muted">
        Tick what is wrong: the message to the contractor is written from it.
      </Text>
    );
  }
  return (
    <Field.Root>
      <Field.Label>Message to the contractor</Field.Label>
      <Textarea
        rows={6}
        value={message}
        onChange={(event) => change({ editedText: event.currentTarget.value })}
      />
      <Flex w="full" justify="space-between" gap="3" align="flex-start">
        <Field.HelperText fontVariantNumeric="tabular-nums">
          {message.trim().length} of {RETURN_TEXT_BOUNDS.max} characters
        </Field.HelperText>
        {draft.editedText !== undefined && (
          <Button size="xs" variant="ghost" onClick={() => change({ editedText: undefined })}>
            Write again from the findings
          </Button>
        )}
      </Flex>
    </Field.Root>
  );
}

function Actions(props: DecisionPanelProps) {
  const { decision, mayDecide, isSearching, onDecide, onReject, onNext } = props;
  const { busy } = decision;
  const isIdle = mayDecide && busy === undefined;
  return (
    <Flex wrap="wrap" gap="2">
      <Button
        colorPalette="green"
        disabled={!isIdle}
        loading={busy === 'accepted'}
        loadingText="Accepting"
        onClick={() => onDecide('accepted')}
      >
        Accept
      </Button>
      <Button
        variant="outline"
        disabled={!isIdle}
        loading={busy === 'changes_requested'}
        loadingText="Returning"
        onClick={() => onDecide('changes_requested')}
      >
        Return with findings
      </Button>
      <Button variant="outline" colorPalette="red" disabled={!isIdle} onClick={onReject}>
        Reject
      </Button>
      <Button
        variant="ghost"
        loading={isSearching}
        loadingText="Looking"
        ms={{ sm: 'auto' }}
        onClick={onNext}
      >
        Next
      </Button>
    </Flex>
  );
}

/** Findings, the message built from them, and the decision. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { decision, suggested, side, mayDecide, mayTake, findingsRef } = props;
  const { draft, change, problem } = decision;
  return (
    <ReviewCard title="Decision">
      <Flex direction="column" gap="5">
        <Box ref={findingsRef} tabIndex={-1} role="group" aria-label="Findings and message" outline="none">
          <Flex direction="column" gap="5">
            <FindingList
              findings={draft.findings}
              suggested={suggested}
              change={(findings) => change({ findings })}
            />
            <Message decision={decision} />
            <Field.Root>
              <Field.Label>Internal comment</Field.Label>
              <Textarea
                rows={2}
                maxLength={INTERNAL_MAX}
                value={draft.internalComment}
                onChange={(event) => change({ internalComment: event.currentTarget.value })}
              />
              <Field.HelperText>
                {side.kind === 'firm'
                  ? 'Seen by the firm only, never by the contractor.'
                  : 'Seen by your company only, never by the contractor.'}
              </Field.HelperText>
            </Field.Root>
          </Flex>
        </Box>
        <Box>
          <FormProblem message={problem} />
          {!mayDecide && (
            <Text mb="2" textStyle="sm" color="fg.muted">
              {mayTake
                ? 'Take the policy to decide.'
                : 'Nothing can be decided now. What you typed stays here.'}
            </Text>
          )}
          <Actions {...props} />
        </Box>
      </Flex>
    </ReviewCard>
  );
}
