import { Box, Button, Field, Flex, Textarea } from '@vcms/ui';
import type { RefObject } from 'react';
import { INTERNAL_MAX } from './decision-draft.ts';
import { type Finding, type FindingBook, RETURN_TEXT_BOUNDS } from './finding-book.ts';
import { FindingList } from './finding-list.tsx';
import { ReviewCard } from './review-card.tsx';
import type { ReviewSide } from './review-side.ts';
import type { Decision } from './use-decision.ts';

export interface DecisionPanelProps {
  readonly decision: Decision;
  readonly book: FindingBook;
  readonly suggested: readonly Finding[];
  readonly side: ReviewSide;
  readonly findingsRef: RefObject<HTMLDivElement | null>;
}

function Message({ decision }: { readonly decision: Decision }) {
  const { draft, change, message } = decision;
  return (
    <Field.Root>
      <Field.Label>Message to the contractor</Field.Label>
      <Textarea
        rows={message === '' ? 2 : 6}
        value={message}
        placeholder="Check what is wrong. The message is written from it."
        onChange={(event) => change({ editedText: event.currentTarget.value })}
      />
      <Flex w="full" justify="space-between" gap="3" align="flex-start">
        <Field.HelperText fontVariantNumeric="tabular-nums">
          {message.trim().length} of {RETURN_TEXT_BOUNDS.max} characters
        </Field.HelperText>
        {draft.editedText !== undefined && (
          <Button size="xs" variant="ghost" onClick={() => change({ editedText: undefined })}>
            Rewrite from the findings
          </Button>
        )}
      </Flex>
    </Field.Root>
  );
}

/** Findings, the message built from them, and a word to the own side. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { decision, book, suggested, side, findingsRef } = props;
  const { draft, change } = decision;
  return (
    <ReviewCard title="Findings and message">
      <Flex direction="column" gap="5">
        <Box ref={findingsRef} tabIndex={-1} role="group" aria-label="Findings" outline="none">
          <Flex direction="column" gap="5">
            <FindingList
              reasons={book.reasons}
              findings={draft.findings}
              suggested={suggested}
              change={(update) => change((now) => ({ findings: update(now.findings) }))}
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
      </Flex>
    </ReviewCard>
  );
}
